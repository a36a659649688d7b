/** How a service for speech and translation is set up, in Spanish, below the page's title and opening line. */
export const speechService = `Con un servicio, las grabaciones se pasan a texto y los textos se traducen para quien lee otro idioma. También lo usan los planes que salen de una descripción y los reportes redactados.

## La línea que lo configura

Se pone donde se inicia este servidor, en su entorno o en su archivo \`.env\`, y luego el servidor se inicia otra vez. Con una de las dos basta:

- \`OPENAI_API_KEY=sk-…\` para OpenAI, con una clave de tu propia cuenta. Las grabaciones y los textos se mandan entonces ahí.
- \`OPENAI_BASE_URL=http://localhost:8080/v1\` para un servidor con las mismas llamadas en una máquina tuya. Las grabaciones y los textos van entonces a ese servidor.

En la demo va antes del comando: \`OPENAI_API_KEY=sk-… npm run demo\`. Si otra persona administra el servidor, mándale esta línea.

## Dos servidores de ese tipo

Según su propia documentación, tienen las llamadas que se necesitan. No los hemos probado, y qué tan bien oyen y traducen depende de los modelos que les pongas.

- [LocalAI](https://localai.io) oye y traduce. Su imagen todo en uno llama a sus modelos \`whisper-1\`, como se espera aquí, y \`gpt-4\`: pon \`OPENAI_BASE_URL=http://localhost:8080/v1\` y \`OPENAI_CHAT_MODEL=gpt-4\`.
- [Speaches](https://github.com/speaches-ai/speaches) oye: pon \`OPENAI_BASE_URL=http://localhost:8000/v1\` y \`OPENAI_TRANSCRIPTION_MODEL=Systran/faster-whisper-small\`, cuando ya haya descargado ese modelo. Los textos los pasa sin lo que dice cómo debe verse la respuesta: ponlo detrás de una sola dirección junto con un servidor para textos, como Ollama. El perfil \`ai\` de nuestro \`compose.yaml\` hace eso.

## Lo que se grabe mientras tanto

No se pierde. Cuando haya un servicio, las grabaciones sin texto se pasan a texto solas, y los textos se traducen cuando alguien los abre en otro idioma.`;
