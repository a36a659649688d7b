-- What people read where no AI service is set up, unless an operator has edited it.
UPDATE help_faqs SET content = replace(content,
  '- **Transcription is off. The recording is kept.** No service is set up on this server. Once one is, such recordings are written down by themselves.',
  '- **Not written down: no speech service is set up here.** The newest recording says so for all of them. Once a service is set up, they are written down by themselves.')
WHERE slug = 'recording-without-words' AND language = 'en' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  '- **La transcripción está apagada. La grabación se conserva.** Este servidor no tiene configurado el servicio. Cuando lo tenga, esas grabaciones se pasan a texto solas.',
  '- **Sin texto: aquí no hay un servicio de voz configurado.** Lo dice la grabación más nueva, por todas. Cuando haya un servicio, se pasan a texto solas.')
WHERE slug = 'recording-without-words' AND language = 'es' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  'The owner and the admins can, where an AI service is set up.',
  'The owner and the admins can. Where no AI service is set up, an internal report has counts and quoted sentences, and a customer’s has counts and dates alone.')
WHERE slug = 'reports' AND language = 'en' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  'Lo pueden hacer el dueño y los administradores, donde hay un servicio de IA configurado.',
  'Lo pueden hacer el dueño y los administradores. Donde no hay un servicio de IA configurado, el reporte interno trae conteos y frases citadas, y el del cliente solo conteos y fechas.')
WHERE slug = 'reports' AND language = 'es' AND updated_by IS NULL;

UPDATE help_support_guides SET content = replace(content,
  '- **Translation is off**: no AI service is set up on this server.',
  '- No AI service is set up on this server: texts stay as they were written, and [Profile Settings](/settings) says so.')
WHERE slug = 'translations-and-doubts' AND language = 'en' AND updated_by IS NULL;

UPDATE help_support_guides SET content = replace(content,
  '- **La traducción está apagada**: este servidor no tiene configurado un servicio de IA.',
  '- Este servidor no tiene configurado un servicio de IA: los textos se quedan como se escribieron, y [Mi perfil](/settings) lo dice.')
WHERE slug = 'translations-and-doubts' AND language = 'es' AND updated_by IS NULL;
