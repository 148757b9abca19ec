import MoonshotCLI

answerCommandLine()
