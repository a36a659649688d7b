-- What people read about signing out other devices, unless an operator has edited it.
UPDATE help_faqs SET content = replace(content,
  'and press **Sign Out Everywhere**. Every device is signed out at once.',
  'and press **Sign Out** beside the lost phone, or **Sign Out Everywhere Else**.')
WHERE slug = 'lost-phone-or-password' AND language = 'en' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  'y toca **Cerrar todas las sesiones**. Se cierra la sesión en todos los dispositivos a la vez.',
  'y toca **Cerrar sesión** junto al teléfono perdido, o **Cerrar las demás sesiones**.')
WHERE slug = 'lost-phone-or-password' AND language = 'es' AND updated_by IS NULL;

UPDATE help_support_guides SET content = replace(content,
  '- **Sign Out Everywhere** ends every session at once: after a lost phone, or when you signed in on somebody else’s.',
  '- Each device where you are signed in is listed. After a lost phone, or when you signed in on somebody else’s, press **Sign Out** beside it, or **Sign Out Everywhere Else**.')
WHERE slug = 'account-and-data' AND language = 'en' AND updated_by IS NULL;

UPDATE help_support_guides SET content = replace(content,
  '- **Cerrar todas las sesiones** las termina todas a la vez: si perdiste el teléfono o entraste desde uno ajeno.',
  '- Ves cada dispositivo donde tienes la sesión abierta. Si perdiste el teléfono o entraste desde uno ajeno, toca **Cerrar sesión** junto a él, o **Cerrar las demás sesiones**.')
WHERE slug = 'account-and-data' AND language = 'es' AND updated_by IS NULL;
