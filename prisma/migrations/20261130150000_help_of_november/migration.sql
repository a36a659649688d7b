-- What has changed since the Help Center was written, unless an operator has edited it.

UPDATE help_faqs SET content = replace(content,
  $help$with a name, an email address and a password.$help$,
  $help$with a name and an email address.$help$)
WHERE slug = 'bring-in-the-crew' AND language = 'en' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  $help$crea su cuenta con nombre, correo y contraseña.$help$,
  $help$crea su cuenta con nombre y correo.$help$)
WHERE slug = 'bring-in-the-crew' AND language = 'es' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  $help$- an email address and a password of at least 6 characters$help$,
  $help$- an email address; they sign in with a passkey, a code by email, or a password of at least 6 characters$help$)
WHERE slug = 'what-workers-need' AND language = 'en' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  $help$- un correo y una contraseña de al menos 6 caracteres$help$,
  $help$- un correo; entra con una llave de acceso, un código por correo o una contraseña de al menos 6 caracteres$help$)
WHERE slug = 'what-workers-need' AND language = 'es' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  $help$- Open the project while you still have a signal. Without one no new page can be loaded; the one that is open keeps working.$help$,
  $help$- Open Plumbline while you still have a signal. It keeps your projects of the last 14 days on this phone, to read and hear without one; you can turn that off in [Profile Settings](/settings).$help$)
WHERE slug = 'no-signal' AND language = 'en' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  $help$- Abre el proyecto mientras todavía tienes señal. Sin ella no se puede cargar otra página; la que ya está abierta sigue funcionando.$help$,
  $help$- Abre Plumbline mientras todavía tienes señal. Guarda en este teléfono tus proyectos de los últimos 14 días, para leerlos y oírlos sin ella; lo puedes desactivar en [Mi perfil](/settings).$help$)
WHERE slug = 'no-signal' AND language = 'es' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  $help$sentences about money, contacts, quarrels and illness are left out, and nobody is named unless you turn that on. No filter knows everything: read it before you send it.$help$,
  $help$sentences about money, contacts, quarrels and illness wait until you release them, one by one, and nobody is named unless you turn that on. No filter knows everything: press **Compare with sources** and read it. Before that, a customer’s report cannot be copied or downloaded.$help$)
WHERE slug = 'reports' AND language = 'en' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  $help$Then **Copy**, **Print or PDF** or **Download**. Each report is kept under **Earlier reports** until somebody deletes it.$help$,
  $help$Then **Copy**, or **Download** it as a text, a printed page or a PDF. Each report is kept under **Earlier reports** until somebody deletes it. With the yearly plan, a draft of each project’s week is there every Monday, and the owner of the business gets an email.$help$)
WHERE slug = 'reports' AND language = 'en' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  $help$**Avances sin carpeta**$help$,
  $help$**Avances sin organizar**$help$)
WHERE slug = 'reports' AND language = 'es' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  $help$se quitan las frases sobre dinero, contactos, pleitos y enfermedades, y no se nombra a nadie si no lo activas. Ningún filtro lo sabe todo: léelo antes de mandarlo.$help$,
  $help$las frases sobre dinero, contactos, pleitos y enfermedades esperan hasta que las liberes, una por una, y no se nombra a nadie si no lo activas. Ningún filtro lo sabe todo: toca **Comparar con las fuentes** y léelo. Antes de eso, el reporte para el cliente no se puede copiar ni descargar.$help$)
WHERE slug = 'reports' AND language = 'es' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  $help$Después, **Copiar**, **Imprimir o PDF** o **Descargar**. Cada reporte queda en **Reportes anteriores** hasta que alguien lo borre.$help$,
  $help$Después, **Copiar**, o **Descargar** como texto, página impresa o PDF. Cada reporte queda en **Reportes anteriores** hasta que alguien lo borre. Con el plan anual, cada lunes está ahí un borrador de la semana de cada proyecto, y al dueño de la empresa le llega un correo.$help$)
WHERE slug = 'reports' AND language = 'es' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  $help$- **Writing down the words…** It is still being written down. You can close the page.$help$,
  $help$- **Transcribing…** It is still being written down. You can close the page.$help$)
WHERE slug = 'recording-without-words' AND language = 'en' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  $help$Once a service is set up, they are written down by themselves.

In the second and third case its author, and those who run the project, can press **Try again**. In each of the last three its author can press **Write down what it says** and type it.$help$,
  $help$Once a service is set up, they are written down by themselves.
- **Not transcribed yet: today’s transcriptions are used up. It will be tomorrow.** The business has used up what it may spend on a day.

In each case but the first, its author can press **Write down what it says** and type it. Where a service is set up, its author and those who run the project can also press **Try again**.$help$)
WHERE slug = 'recording-without-words' AND language = 'en' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  $help$- **Escribiendo lo que se dijo…** Todavía está en eso. Puedes cerrar la página.$help$,
  $help$- **Transcribiendo…** Todavía está en eso. Puedes cerrar la página.$help$)
WHERE slug = 'recording-without-words' AND language = 'es' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  $help$Cuando haya un servicio, se pasan a texto solas.

En el segundo y el tercer caso, el autor y quienes administran el proyecto pueden tocar **Intentar de nuevo**. En los últimos tres, el autor puede tocar **Escribir lo que dice** y ponerlo a mano.$help$,
  $help$Cuando haya un servicio, se pasan a texto solas.
- **Aún sin transcribir: ya se usaron las transcripciones de hoy. Mañana se hará.** La empresa ya usó lo que puede gastar en un día.

En todos los casos menos el primero, el autor puede tocar **Escribir lo que dice** y ponerlo a mano. Donde hay un servicio configurado, el autor y quienes administran el proyecto también pueden tocar **Intentar de nuevo**.$help$)
WHERE slug = 'recording-without-words' AND language = 'es' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  $help$- **In Unassigned:**$help$,
  $help$- **In Unorganized Updates:**$help$)
WHERE slug = 'who-sees-what' AND language = 'en' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  $help$- **En Sin asignar:**$help$,
  $help$- **En Avances sin organizar:**$help$)
WHERE slug = 'who-sees-what' AND language = 'es' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  $help$Its text is removed for everybody, for good. For an update, its earlier versions, its recording and its translations go with it.$help$,
  $help$Its text and photos are removed for everybody, for good. For an update, its earlier versions, its recording and its translations go with it. To remove one photo alone, open it and press **Delete photo** in its menu (⋯).$help$)
WHERE slug = 'edit-or-withdraw' AND language = 'en' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  $help$Su texto se borra para todos y no se puede recuperar. Con un avance se van también sus versiones anteriores, su grabación y sus traducciones.$help$,
  $help$Su texto y sus fotos se borran para todos y no se pueden recuperar. Con un avance se van también sus versiones anteriores, su grabación y sus traducciones. Para quitar solo una foto, ábrela y toca **Borrar foto** en su menú (⋯).$help$)
WHERE slug = 'edit-or-withdraw' AND language = 'es' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  $help$**Move to…**: Unassigned, the tasks$help$,
  $help$**Move to…**: Unorganized Updates, the tasks$help$)
WHERE slug = 'wrong-place' AND language = 'en' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  $help$con los lugares: Sin asignar, las tareas$help$,
  $help$con los lugares: Avances sin organizar, las tareas$help$)
WHERE slug = 'wrong-place' AND language = 'es' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  $help$- The recording could not be used: too large, or no audio.$help$,
  $help$- The recording could not be used: too large, or no audio.
- The business has posted all the recordings and photos that it may this month. Try again next month.$help$)
WHERE slug = 'could-not-be-posted' AND language = 'en' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  $help$your update goes to Unassigned, and$help$,
  $help$your update goes to Unorganized Updates, and$help$)
WHERE slug = 'could-not-be-posted' AND language = 'en' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  $help$- La grabación no sirvió: pesa demasiado o no es audio.$help$,
  $help$- La grabación no sirvió: pesa demasiado o no es audio.
- La empresa ya publicó todas las grabaciones y fotos que puede este mes. Reintenta el próximo mes.$help$)
WHERE slug = 'could-not-be-posted' AND language = 'es' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  $help$tu avance va a Sin asignar y$help$,
  $help$tu avance va a Avances sin organizar y$help$)
WHERE slug = 'could-not-be-posted' AND language = 'es' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  $help$A new password has at least 8 characters, and it signs out every device.$help$,
  $help$A new password has at least 8 characters. It signs out every device, and removes your passkeys and connected accounts.$help$)
WHERE slug = 'lost-phone-or-password' AND language = 'en' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  $help$La contraseña nueva lleva al menos 8 caracteres y cierra la sesión en todos tus dispositivos.$help$,
  $help$La contraseña nueva lleva al menos 8 caracteres, cierra la sesión en todos tus dispositivos y quita tus llaves de acceso y cuentas conectadas.$help$)
WHERE slug = 'lost-phone-or-password' AND language = 'es' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  $help$To write it down, it is sent once to the AI service$help$,
  $help$To write it down, it is sent to the AI service$help$)
WHERE slug = 'where-recordings-go' AND language = 'en' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  $help$removes it with its text, its earlier versions and its translations, for good$help$,
  $help$removes it with its text, its photos, its earlier versions and its translations, for good$help$)
WHERE slug = 'where-recordings-go' AND language = 'en' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  $help$Para pasarla a texto se manda una vez al servicio$help$,
  $help$Para pasarla a texto se manda al servicio$help$)
WHERE slug = 'where-recordings-go' AND language = 'es' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  $help$la borra para siempre, con su texto, sus versiones anteriores y sus traducciones$help$,
  $help$la borra para siempre, con su texto, sus fotos, sus versiones anteriores y sus traducciones$help$)
WHERE slug = 'where-recordings-go' AND language = 'es' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  $help$Write to support from the address of your account, or press **Ask Support to Delete My Account** under [Profile Settings](/settings). A person does it; there is no button that does it at once.$help$,
  $help$Open [Profile Settings](/settings) and press **Delete My Account…**. It is deleted in 7 days; until then you can sign in and press **Keep My Account**. You can also write to support from the address of your account.$help$)
WHERE slug = 'delete-account' AND language = 'en' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  $help$Withdraw before what should not stay.

While you own a business with a running subscription or with projects, the account cannot be deleted. Cancel the plan and hand the projects over first; support helps with that.$help$,
  $help$Withdraw before what should not stay.
- **Your businesses** are deleted with all of their projects and everything that anybody posted in them. You are asked to agree to that.

While a business of yours has a running subscription, the account cannot be deleted: cancel it first.$help$)
WHERE slug = 'delete-account' AND language = 'en' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  $help$Escribe a soporte desde el correo de tu cuenta, o toca **Pedir a soporte que borre mi cuenta** en [Mi perfil](/settings). Lo hace una persona; no hay un botón que lo haga al instante.$help$,
  $help$Abre [Mi perfil](/settings) y toca **Borrar mi cuenta…**. Se borra en 7 días; hasta entonces puedes entrar y tocar **Quedarme con mi cuenta**. También puedes escribir a soporte desde el correo de tu cuenta.$help$)
WHERE slug = 'delete-account' AND language = 'es' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  $help$“Deleted account” (cuenta borrada)$help$,
  $help$“Cuenta eliminada”$help$)
WHERE slug = 'delete-account' AND language = 'es' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  $help$a nombre de “Deleted account”$help$,
  $help$a nombre de “Cuenta eliminada”$help$)
WHERE slug = 'delete-account' AND language = 'es' AND updated_by IS NULL;

UPDATE help_faqs SET content = replace(content,
  $help$Retira antes lo que no deba quedarse.

Mientras tengas una empresa con una suscripción vigente o con proyectos, la cuenta no se puede borrar. Primero cancela el plan y entrega los proyectos a otra persona; soporte te ayuda con eso.$help$,
  $help$Retira antes lo que no deba quedarse.
- **Tus empresas** se borran con todos sus proyectos y todo lo que cualquiera publicó en ellos. Te pedimos que lo aceptes.

Mientras una empresa tuya tenga una suscripción vigente, la cuenta no se puede borrar: primero cancélala.$help$)
WHERE slug = 'delete-account' AND language = 'es' AND updated_by IS NULL;

UPDATE help_support_guides SET content = replace(content,
  $help$Open a task, look at its people and press **Assign** beside a name.$help$,
  $help$Open a task, press **Assign people**, tick who works there and confirm.$help$)
WHERE slug = 'business-and-first-project' AND language = 'en' AND updated_by IS NULL;

UPDATE help_support_guides SET content = replace(content,
  $help$and everything in Unassigned.$help$,
  $help$and everything in Unorganized Updates.$help$)
WHERE slug = 'business-and-first-project' AND language = 'en' AND updated_by IS NULL;

UPDATE help_support_guides SET content = replace(content,
  $help$Abre una tarea, mira quiénes la tienen y toca **Asignar** junto a un nombre.$help$,
  $help$Abre una tarea, toca **Asignar personas**, marca a quienes trabajan ahí y confirma.$help$)
WHERE slug = 'business-and-first-project' AND language = 'es' AND updated_by IS NULL;

UPDATE help_support_guides SET content = replace(content,
  $help$todo lo que está en Sin asignar.$help$,
  $help$todo lo que está en Avances sin organizar.$help$)
WHERE slug = 'business-and-first-project' AND language = 'es' AND updated_by IS NULL;

UPDATE help_support_guides SET content = replace(content,
  $help$Create an account with your name, your email address and a password of at least 6 characters.$help$,
  $help$Create an account with your name and your email address. You sign in with a passkey, a code by email, or a password of at least 6 characters.$help$)
WHERE slug = 'first-day-for-the-crew' AND language = 'en' AND updated_by IS NULL;

UPDATE help_support_guides SET content = replace(content,
  $help$Post in Unassigned, or$help$,
  $help$Post in Unorganized Updates, or$help$)
WHERE slug = 'first-day-for-the-crew' AND language = 'en' AND updated_by IS NULL;

UPDATE help_support_guides SET content = replace(content,
  $help$Crea tu cuenta con tu nombre, tu correo y una contraseña de al menos 6 caracteres.$help$,
  $help$Crea tu cuenta con tu nombre y tu correo. Entras con una llave de acceso, un código por correo o una contraseña de al menos 6 caracteres.$help$)
WHERE slug = 'first-day-for-the-crew' AND language = 'es' AND updated_by IS NULL;

UPDATE help_support_guides SET content = replace(content,
  $help$Publica en Sin asignar o$help$,
  $help$Publica en Avances sin organizar o$help$)
WHERE slug = 'first-day-for-the-crew' AND language = 'es' AND updated_by IS NULL;

UPDATE help_support_guides SET content = replace(content,
  $help$elige **Administrar miembros** y toca **Salir**$help$,
  $help$elige **Ver miembros** y toca **Salir**$help$)
WHERE slug = 'first-day-for-the-crew' AND language = 'es' AND updated_by IS NULL;

UPDATE help_support_guides SET content = replace(content,
  $help$3. Leave the page open. Without a signal no other page can be loaded.$help$,
  $help$3. Wait a moment. Your projects of the last 14 days are then kept on the phone, and open without a signal.$help$)
WHERE slug = 'voice-without-signal' AND language = 'en' AND updated_by IS NULL;

UPDATE help_support_guides SET content = replace(content,
  $help$3. Deja la página abierta. Sin señal no se puede cargar otra.$help$,
  $help$3. Espera un momento. Así tus proyectos de los últimos 14 días quedan en el teléfono y se abren sin señal.$help$)
WHERE slug = 'voice-without-signal' AND language = 'es' AND updated_by IS NULL;

UPDATE help_support_guides SET content = replace(content,
  $help$the update goes to Unassigned, and the list$help$,
  $help$the update goes to Unorganized Updates, and the list$help$)
WHERE slug = 'refused-update' AND language = 'en' AND updated_by IS NULL;

UPDATE help_support_guides SET content = replace(content,
  $help$el avance va a Sin asignar y la lista$help$,
  $help$el avance va a Avances sin organizar y la lista$help$)
WHERE slug = 'refused-update' AND language = 'es' AND updated_by IS NULL;

UPDATE help_support_guides SET content = replace(content,
  $help$every device is signed out, the old password ends, and you choose a new one.$help$,
  $help$every device is signed out, the old password, passkeys and connected accounts end, and you choose a new password.
- With **Add a passkey** you sign in with your finger, your face or the PIN of your device.$help$)
WHERE slug = 'account-and-data' AND language = 'en' AND updated_by IS NULL;

UPDATE help_support_guides SET content = replace(content,
  $help$“data.json” holds your profile and settings, your updates with their earlier versions, your comments, the businesses, projects and tasks that you are in, and the log of what you did, with IP addresses and browsers. Your recordings are files beside it.$help$,
  $help$“data.json” holds what you wrote, such as updates with their earlier versions, comments, chat messages and reports, your profile and settings, the businesses, projects and tasks that you are in, and the log of what you did, with IP addresses and browsers. Your recordings and photos are files beside it.$help$)
WHERE slug = 'account-and-data' AND language = 'en' AND updated_by IS NULL;

UPDATE help_support_guides SET content = replace(content,
  $help$The text goes for good, and for an update also its earlier versions, recording and translations.$help$,
  $help$The text and the photos go for good, and for an update also its earlier versions, recording and translations.$help$)
WHERE slug = 'account-and-data' AND language = 'en' AND updated_by IS NULL;

UPDATE help_support_guides SET content = replace(content,
  $help$3. If you own a business that has a running subscription or projects, cancel the plan under [Billing & Plans](/billing) and say in your message who takes the projects over. Until that is done, the account cannot be deleted.
4. Press **Ask Support to Delete My Account** and send the email from the address of your account. A person does the rest.$help$,
  $help$3. If a business of yours has a running subscription, cancel it first under [Billing & Plans](/billing). Your businesses are deleted with all of their projects and everything that anybody posted in them; you are asked to agree to that.
4. Press **Delete My Account…** and confirm. The account is deleted in 7 days. Until then you can sign in and press **Keep My Account**.$help$)
WHERE slug = 'account-and-data' AND language = 'en' AND updated_by IS NULL;

UPDATE help_support_guides SET content = replace(content,
  $help$se cierra la sesión en todos los dispositivos, la contraseña anterior deja de servir y eliges otra.$help$,
  $help$se cierra la sesión en todos los dispositivos, dejan de servir la contraseña anterior, las llaves de acceso y las cuentas conectadas, y eliges otra contraseña.
- Con **Agregar una llave** entras con tu huella, tu cara o el PIN de tu dispositivo.$help$)
WHERE slug = 'account-and-data' AND language = 'es' AND updated_by IS NULL;

UPDATE help_support_guides SET content = replace(content,
  $help$En “data.json” están tu perfil y tus ajustes, tus avances con sus versiones anteriores, tus comentarios, las empresas, proyectos y tareas en los que estás, y el registro de lo que hiciste, con direcciones IP y navegadores. Tus grabaciones vienen como archivos aparte.$help$,
  $help$En “data.json” está lo que escribiste, como avances con sus versiones anteriores, comentarios, mensajes de chat y reportes, tu perfil y tus ajustes, las empresas, proyectos y tareas en los que estás, y el registro de lo que hiciste, con direcciones IP y navegadores. Tus grabaciones y fotos vienen como archivos aparte.$help$)
WHERE slug = 'account-and-data' AND language = 'es' AND updated_by IS NULL;

UPDATE help_support_guides SET content = replace(content,
  $help$El texto se borra para siempre, y con un avance también sus versiones anteriores, su grabación y sus traducciones.$help$,
  $help$El texto y las fotos se borran para siempre, y con un avance también sus versiones anteriores, su grabación y sus traducciones.$help$)
WHERE slug = 'account-and-data' AND language = 'es' AND updated_by IS NULL;

UPDATE help_support_guides SET content = replace(content,
  $help$3. Si tienes una empresa con una suscripción vigente o con proyectos, cancela el plan en [Pagos y planes](/billing) y di en tu mensaje quién se queda con los proyectos. Mientras eso no esté hecho, la cuenta no se puede borrar.
4. Toca **Pedir a soporte que borre mi cuenta** y manda el correo desde el correo de tu cuenta. De lo demás se encarga una persona.$help$,
  $help$3. Si una empresa tuya tiene una suscripción vigente, primero cancélala en [Pagos y planes](/billing). Tus empresas se borran con todos sus proyectos y todo lo que cualquiera publicó en ellos; te pedimos que lo aceptes.
4. Toca **Borrar mi cuenta…** y confirma. La cuenta se borra en 7 días. Hasta entonces puedes entrar y tocar **Quedarme con mi cuenta**.$help$)
WHERE slug = 'account-and-data' AND language = 'es' AND updated_by IS NULL;

UPDATE help_support_guides SET content = replace(content,
  $help$“Deleted account” (cuenta borrada)$help$,
  $help$“Cuenta eliminada”$help$)
WHERE slug = 'account-and-data' AND language = 'es' AND updated_by IS NULL;

UPDATE help_support_guides SET content = replace(content,
  $help$a nombre de “Deleted account”$help$,
  $help$a nombre de “Cuenta eliminada”$help$)
WHERE slug = 'account-and-data' AND language = 'es' AND updated_by IS NULL;

INSERT INTO "help_faqs" (id, language, slug, display_order, title, content) VALUES
(gen_random_uuid(), 'en', 'photos', 75, $help$How do I post photos?$help$, $help$Press the camera beside the field, then **Take photos**, or **Choose photos** that are already on the phone. An update takes up to 10, a comment or a chat message up to 4, with words or without. JPEG, PNG and WebP are taken.

A photo that looks blurry or very dark is marked, so that you can take it again before you press **Post**. Without a signal, photos wait on your phone like everything else.

- Whoever sees the update sees its photos. **Photos** in the project shows all of them by task, person and day.
- To lay after beside before, open a photo, press **Same place as…** in its menu (⋯) and choose the earlier one.
- **Delete photo** in the same menu removes it for everybody, for good. An update or comment without words is withdrawn instead of its last photo.

Where a photo was taken is removed, unless you turn that on under **On this phone** in [Profile Settings](/settings).$help$),
(gen_random_uuid(), 'es', 'photos', 75, $help$¿Cómo publico fotos?$help$, $help$Toca la cámara junto al campo y luego **Tomar fotos**, o **Elegir fotos** que ya están en el teléfono. En un avance caben hasta 10; en un comentario o un mensaje de chat, hasta 4, con palabras o sin ellas. Se aceptan JPEG, PNG y WebP.

Una foto que se ve borrosa o muy oscura queda marcada, para que la tomes otra vez antes de tocar **Publicar**. Sin señal, las fotos esperan en tu teléfono como todo lo demás.

- Quien ve el avance ve sus fotos. En **Fotos**, dentro del proyecto, están todas por tarea, persona y día.
- Para poner el después junto al antes, abre una foto, toca **Mismo lugar que…** en su menú (⋯) y elige la anterior.
- **Borrar foto**, en el mismo menú, la borra para todos y para siempre. Un avance o comentario sin palabras se retira, en vez de borrar su última foto.

El lugar donde se tomó una foto se quita, a menos que lo actives en **En este teléfono**, dentro de [Mi perfil](/settings).$help$),
(gen_random_uuid(), 'en', 'questions', 152, $help$How do I ask something that needs an answer?$help$, $help$Turn on **Needs an answer** when you post an update or a comment, and choose from whom: one person, or **All managers**. They are notified, and the question stays marked until somebody answers it with **Answer**.

If it has settled itself, whoever asked, or somebody who runs the project, presses **No longer needed**.

A message in the team’s chat becomes a question with **Ask as a question** in its menu (⋯).$help$),
(gen_random_uuid(), 'es', 'questions', 152, $help$¿Cómo pregunto algo que necesita respuesta?$help$, $help$Activa **Necesita respuesta** al publicar un avance o un comentario y elige de quién: una persona o **Todos los encargados**. Les llega una notificación, y la pregunta queda marcada hasta que alguien la conteste con **Responder**.

Si ya no hace falta, quien preguntó, o quien administra el proyecto, toca **Ya no hace falta**.

Un mensaje del chat del equipo se vuelve pregunta con **Convertir en pregunta**, en su menú (⋯).$help$),
(gen_random_uuid(), 'en', 'notifications', 154, $help$Which notifications reach me, and how do I change that?$help$, $help$Open [Profile Settings](/settings) and press **Notifications**. For each kind, such as mentions, comments or new updates, tick where you want it: in the app, as a push, by email.

- **Push on this device** is turned on for each device. On an iPhone or iPad, first put Plumbline on the Home Screen.
- Email comes once a day at 6:00, and not at all when nothing happened. Mentions and questions can come at once. It needs an address that you have confirmed.
- **Quiet hours** hold back pushes and emails that come at once.
- **Mute** silences a project until tomorrow, until Monday or for good.

Access and payments of a business of yours always reach you.$help$),
(gen_random_uuid(), 'es', 'notifications', 154, $help$¿Qué notificaciones me llegan y cómo lo cambio?$help$, $help$Abre [Mi perfil](/settings) y toca **Notificaciones**. De cada tipo, como menciones, comentarios o avances, marca dónde lo quieres: en la app, como push, por correo.

- **Push en este dispositivo** se activa en cada dispositivo. En un iPhone o iPad, primero pon Plumbline en la pantalla de inicio.
- El correo llega una vez al día a las 6:00, y no llega si no pasó nada. Las menciones y preguntas pueden llegar al instante. Hace falta un correo que hayas confirmado.
- **Horas de silencio** detiene push y los correos al instante.
- **Silenciar** calla un proyecto hasta mañana, hasta el lunes o siempre.

Los accesos y pagos de una empresa tuya siempre te llegan.$help$)
ON CONFLICT (slug, language) DO NOTHING;
