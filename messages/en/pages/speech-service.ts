/** How a service for speech and translation is set up, in English, below the page's title and opening line. */
export const speechService = `With a service, recordings are written down, and texts are translated for those who read another language. Kickoff plans from a description and written reports use it too.

## The line that sets one up

It is set where this server is started, in its environment or its \`.env\` file, and the server is then started again. One of the two is enough:

- \`OPENAI_API_KEY=sk-…\` for OpenAI, with a key of your own account. Recordings and texts are then sent there.
- \`OPENAI_BASE_URL=http://localhost:8080/v1\` for a server with the same calls on a machine of your own. Recordings and texts then go to that server.

In the demo it comes before the command: \`OPENAI_API_KEY=sk-… npm run demo\`. If somebody else runs the server for you, send them this line.

## Two servers of that kind

By their own documentation these have the calls that are needed. We have not tried them, and how well they hear and translate depends on the models that you give them.

- [LocalAI](https://localai.io) hears and translates. Its all-in-one image names its models \`whisper-1\`, as is expected here, and \`gpt-4\`: set \`OPENAI_BASE_URL=http://localhost:8080/v1\` and \`OPENAI_CHAT_MODEL=gpt-4\`.
- [Speaches](https://github.com/speaches-ai/speaches) hears: set \`OPENAI_BASE_URL=http://localhost:8000/v1\` and \`OPENAI_TRANSCRIPTION_MODEL=Systran/faster-whisper-small\`, once it has downloaded that model. Texts it passes on without what says how an answer has to look, so put it and a server for texts, such as Ollama, behind one address: the profile \`ai\` of our \`compose.yaml\` does.

## What is recorded until then

It is not lost. Once there is a service, recordings without words are written down by themselves, and texts are translated when somebody opens them in another language.`;
