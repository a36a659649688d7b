-- What the Help Center starts with; from here on operators edit it in the console.

INSERT INTO "help_faqs" (id, language, slug, display_order, title, content) VALUES
(gen_random_uuid(), 'en', 'bring-in-the-crew', 10, $help$How do I bring my crew in?$help$, $help$Each person gets a connect code of their own. A code lets one person into one project, once.

1. Open [Businesses](/businesses) and go to **Team access**.
2. Choose the project and how long the code is valid: 1 hour, 24 hours, 3 days or 7 days.
3. Press **Generate Code**, then share the link, copy the code, or let the person scan the QR code.

For several people, type how many you need under **Number of codes**, up to 25. You get a sheet to print, with one code for each person.

Whoever opens the link sees your name, your business and the project, and creates an account with a name, an email address and a password. It is free for them.$help$),
(gen_random_uuid(), 'es', 'bring-in-the-crew', 10, $help$¿Cómo invito a mi cuadrilla?$help$, $help$Cada persona recibe su propio código. Con un código entra una sola persona, una sola vez, a un solo proyecto.

1. Abre [Empresas](/businesses) y baja a **Acceso de la cuadrilla**.
2. Elige el proyecto y cuánto tiempo sirve el código: 1 hora, 24 horas, 3 días o 7 días.
3. Toca **Generar código**. Después comparte el enlace, copia el código o deja que la persona escanee el QR.

Si son varios, escribe cuántos en **Cuántos códigos**, hasta 25. Te sale una hoja para imprimir, con un código por persona.

Quien abre el enlace ve tu nombre, tu empresa y el proyecto, y crea su cuenta con nombre, correo y contraseña. Para esa persona es gratis.$help$),
(gen_random_uuid(), 'en', 'what-workers-need', 20, $help$What does a worker need, and what does it cost them?$help$, $help$It costs workers nothing: no card, no trial, no end date. They need three things:

- a phone or computer with a current browser; there is no app to install
- an email address and a password of at least 6 characters
- a connect code from whoever runs the project

With a link or QR code, they open it, create the account and are in. With a code on paper, they sign in, press **Join Project** on the [dashboard](/dashboard) and type it. Capitals, spaces and dashes do not matter.

They can join any number of projects, of any number of businesses, with the same account. Only the owner of a business pays for it.$help$),
(gen_random_uuid(), 'es', 'what-workers-need', 20, $help$¿Qué necesita un trabajador y cuánto le cuesta?$help$, $help$Al trabajador no le cuesta nada: sin tarjeta, sin periodo de prueba y sin fecha final. Necesita tres cosas:

- un teléfono o una computadora con un navegador actualizado; no hay que instalar nada
- un correo y una contraseña de al menos 6 caracteres
- un código de quien administra el proyecto

Con un enlace o un QR, lo abre, crea su cuenta y ya está dentro. Si el código viene en papel, inicia sesión, toca **Unirme** en la [pantalla de inicio](/dashboard) y lo escribe. No importan las mayúsculas, los espacios ni los guiones.

Con la misma cuenta puede entrar a todos los proyectos que quiera, de una o de varias empresas. Solo paga el dueño de la empresa.$help$),
(gen_random_uuid(), 'en', 'price-and-first-charge', 30, $help$What does it cost, and when am I charged first?$help$, $help$One plan for each business: $19.99 a month with up to 20 active projects, or $179.99 a year with unlimited projects. The number of people makes no difference, and creating a business costs nothing.

The first 7 days are free, once for each business. You enter your card with Stripe when the trial begins, and nothing is charged until day 8. Three days before the trial ends we remind you by email. Cancel before the end and you pay nothing.

Before you agree, the plan picker lists under **What happens** which amount is charged on which day. Afterwards [Billing & Plans](/billing) shows the next charge and its date.$help$),
(gen_random_uuid(), 'es', 'price-and-first-charge', 30, $help$¿Cuánto cuesta y cuándo me cobran por primera vez?$help$, $help$Un plan por cada empresa: $19.99 dólares al mes, con hasta 20 proyectos activos, o $179.99 dólares al año, con proyectos sin límite. Da igual cuánta gente tengas, y crear una empresa no cuesta nada.

Los primeros 7 días son gratis, una vez por empresa. Pones tu tarjeta con Stripe al empezar la prueba, y no se cobra nada hasta el día 8. Tres días antes de que termine te avisamos por correo. Si cancelas antes, no pagas nada.

Antes de aceptar, en **Qué pasa después** ves cuánto se cobra y qué día. Luego, en [Pagos y planes](/billing), está siempre el próximo cobro con su fecha.$help$),
(gen_random_uuid(), 'en', 'code-does-not-work', 40, $help$Why does my connect code not work?$help$, $help$The page says which of these it is:

- It was used. Each code works once. If it was you who used it, sign in: the project is there.
- It has expired. A code is valid for 1 hour, 24 hours, 3 days or 7 days, as its maker chose. Ask for a new one; it takes them a minute.
- It is unknown. Check it for typos. Capitals, spaces and dashes do not matter, but every letter and digit does.
- There were too many tries. Wait a minute, then try again.

If you are already in the project, the code is not spent, and somebody else can still use it.

A code also stops working when the admin who made it is no longer an admin of the business.$help$),
(gen_random_uuid(), 'es', 'code-does-not-work', 40, $help$¿Por qué no funciona mi código?$help$, $help$La página te dice cuál de estas cosas pasó:

- Ya se usó. Cada código sirve una sola vez. Si lo usaste tú, inicia sesión y ahí está el proyecto.
- Venció. Un código sirve 1 hora, 24 horas, 3 días o 7 días, según lo que eligió quien lo hizo. Pídele otro: le toma un minuto.
- No existe. Revisa que esté bien escrito. No importan las mayúsculas, los espacios ni los guiones, pero sí cada letra y cada número.
- Hubo demasiados intentos. Espera un minuto y prueba otra vez.

Si ya estás en el proyecto, el código no se gasta y otra persona todavía lo puede usar.

Un código también deja de servir cuando quien lo hizo ya no administra la empresa.$help$),
(gen_random_uuid(), 'en', 'no-signal', 50, $help$What happens to a recording when there is no signal?$help$, $help$It stays on your phone and waits. The same goes for written updates, comments and ticked subtasks. When there is signal and Plumbline is open, they go out by themselves, in the order in which you made them. If you close the page before that, they go out the next time you open it with a signal.

A clock with a number at the top shows how much waits. Press it to open **On this phone**.

Two things to know:

- Open the project while you still have a signal. Without one no new page can be loaded; the one that is open keeps working.
- Do not delete the browser's data before that list is empty, and do not use a private window.$help$),
(gen_random_uuid(), 'es', 'no-signal', 50, $help$¿Qué pasa con una grabación si no hay señal?$help$, $help$Se queda en tu teléfono y espera. Lo mismo pasa con los avances escritos, los comentarios y las subtareas que marcas. Cuando hay señal y tienes Plumbline abierto, sale todo solo, en el orden en que lo hiciste. Si cierras la página antes, sale la próxima vez que la abras con señal.

Arriba, un reloj con un número te dice cuánto está en espera. Tócalo para abrir **En este teléfono**.

Ten en cuenta dos cosas:

- Abre el proyecto mientras todavía tienes señal. Sin ella no se puede cargar otra página; la que ya está abierta sigue funcionando.
- No borres los datos del navegador antes de que esa lista esté vacía, ni uses una ventana privada.$help$),
(gen_random_uuid(), 'en', 'recording-interrupted', 60, $help$What if a call comes in, or the phone dies, while I record?$help$, $help$A recording is kept on the phone while you talk, so you lose a second or two at most.

- If a call or another app takes the microphone, the recording ends there. Everything until then is kept: listen to it and press **Post Update**, or record the rest as a second update.
- If the browser is closed or the battery dies, Plumbline offers the recording when you next open it on this phone. You can post it, keep it for later, or discard it.

A recording that you kept for later is listed in **On this phone**, where **Continue** opens it again. It is never sent before you post it.

If the phone is full, you are told so. Post what you have before you close the page.$help$),
(gen_random_uuid(), 'es', 'recording-interrupted', 60, $help$¿Y si entra una llamada o se apaga el teléfono mientras grabo?$help$, $help$La grabación se va guardando en el teléfono mientras hablas: se pierden uno o dos segundos, cuando mucho.

- Si una llamada u otra aplicación ocupa el micrófono, la grabación termina ahí. Lo grabado hasta ese momento está guardado: escúchalo y toca **Publicar avance**, o graba lo que falta en otro avance.
- Si se cierra el navegador o se acaba la batería, Plumbline te ofrece la grabación la próxima vez que lo abras en ese teléfono. La puedes publicar, guardar para después o descartar.

La que guardaste para después está en **En este teléfono**; con **Continuar** la vuelves a abrir. Nunca se envía antes de que la publiques.

Si el teléfono está lleno, te lo decimos. Publica lo que tengas antes de cerrar la página.$help$),
(gen_random_uuid(), 'en', 'recording-length', 70, $help$How long can a recording be, and can I send a file?$help$, $help$Up to 10 MB, which is about 40 minutes of speech. One minute before the end Plumbline warns you; then it stops by itself, and nothing of what you said is lost. One or two minutes are easier for everybody to read.

You can also post a file that is already on your phone. Open the recorder and press **Choose a file instead**. It takes MP3, WAV, M4A, Ogg and WebM files of up to 10 MB, and checks its content, not just its name.

While you record you can pause and resume. When you stop you hear the recording before you post it, and you can record it again.$help$),
(gen_random_uuid(), 'es', 'recording-length', 70, $help$¿Cuánto puede durar una grabación? ¿Puedo mandar un archivo?$help$, $help$Hasta 10 MB, que son unos 40 minutos de voz. Un minuto antes del final te avisamos; luego se detiene sola y no se pierde nada de lo que dijiste. Con uno o dos minutos se lee mejor.

También puedes publicar un archivo que ya tienes en el teléfono. Abre la grabadora y toca **Elegir un archivo**. Acepta archivos MP3, WAV, M4A, Ogg y WebM de hasta 10 MB, y revisa el contenido, no solo el nombre.

Mientras grabas puedes pausar y seguir. Al detenerla, la escuchas antes de publicarla, y si no te gusta la grabas otra vez.$help$),
(gen_random_uuid(), 'en', 'dotted-line', 80, $help$Why does a number in a translation have a dotted line?$help$, $help$Because the translation may not say what was said. Plumbline compares every translation with its original: numbers, units, dates, names, a lost or added “not”, and missing sentences. Where the two differ, it marks the place and says below the text what it found, as in “Heard 3/4, translated 1/4”.

It does not correct anything by itself. Press **Listen** to hear that sentence, if it was recorded, or **Show original** to read it, and ask on site before you order, cut or pour.

A text without a mark is not guaranteed to be right. The check knows English and Spanish well. It knows nothing of colors and materials, and in other languages it compares only digits and names.$help$),
(gen_random_uuid(), 'es', 'dotted-line', 80, $help$¿Por qué un número de la traducción tiene una línea de puntos?$help$, $help$Porque la traducción quizá no dice lo que se dijo. Plumbline compara cada traducción con su original: números, medidas, fechas, nombres, un “no” que falta o sobra, y frases que faltan. Donde no coinciden, marca el lugar y dice abajo del texto qué encontró, por ejemplo “Se oyó 3/4, se tradujo 1/4”.

No corrige nada por su cuenta. Toca **Escuchar** para oír esa frase, si se grabó, o **Ver original** para leerla, y pregunta en la obra antes de pedir, cortar o colar.

Que un texto no tenga marca no garantiza que esté bien. La revisión conoce bien el inglés y el español. De colores y materiales no sabe nada, y en otros idiomas solo compara cifras y nombres.$help$),
(gen_random_uuid(), 'en', 'change-language', 90, $help$How do I change the language of the screens?$help$, $help$Use the language switch: on a computer it is in the bar at the top, on a phone it is in the menu. Choose English or Español. This browser remembers your choice for a year, also after you sign out.

If you have never chosen, Plumbline uses the one that your browser prefers, or English if it prefers neither.

The language of emails is a separate choice. Open [Profile Settings](/settings) and change **Language of my emails**. Texts of your projects are translated ahead of time into that language, so choose the one that you read.

Everyone chooses for themselves. What others see does not change.$help$),
(gen_random_uuid(), 'es', 'change-language', 90, $help$¿Cómo cambio el idioma de la pantalla?$help$, $help$Con el selector de idioma: en la computadora está en la barra de arriba y en el teléfono está en el menú. Elige Español o English. Este navegador recuerda tu elección durante un año, aunque cierres sesión.

Si nunca has elegido, Plumbline usa el idioma que prefiere tu navegador; si no es ninguno de los dos, inglés.

El idioma de los correos se elige aparte. Abre [Mi perfil](/settings) y cambia **Idioma de mis correos**. Los textos de tus proyectos se traducen de antemano a ese idioma, así que elige el que lees.

Cada quien elige el suyo. Lo que ven los demás no cambia.$help$),
(gen_random_uuid(), 'en', 'reports', 100, $help$How do I make a report for my customer?$help$, $help$The owner and the admins can, where an AI service is set up. Open the menu (⋯) of the project and press **Report**.

1. Choose **Customer progress report** or **Internal**, the days and the language.
2. Choose the folders: tasks, and **Unorganized Updates**.
3. Press **Generate Report**.

Each sentence cites the updates that it was made from. A number or name that is not in them is marked, and you are told to check it. In the report for customers, sentences about money, contacts, quarrels and illness are left out, and nobody is named unless you turn that on. No filter knows everything: read it before you send it.

Then **Copy**, **Print or PDF** or **Download**. Each report is kept under **Earlier reports** until somebody deletes it.$help$),
(gen_random_uuid(), 'es', 'reports', 100, $help$¿Cómo hago un reporte para mi cliente?$help$, $help$Lo pueden hacer el dueño y los administradores, donde hay un servicio de IA configurado. Abre el menú (⋯) del proyecto y toca **Reporte**.

1. Elige **Reporte de avance para el cliente** o **Interno**, los días y el idioma.
2. Elige las carpetas: tareas y **Avances sin carpeta**.
3. Toca **Generar reporte**.

Cada frase cita los avances de los que salió. Un número o un nombre que no está en ellos queda marcado, y te pedimos que lo revises. En el reporte para el cliente se quitan las frases sobre dinero, contactos, pleitos y enfermedades, y no se nombra a nadie si no lo activas. Ningún filtro lo sabe todo: léelo antes de mandarlo.

Después, **Copiar**, **Imprimir o PDF** o **Descargar**. Cada reporte queda en **Reportes anteriores** hasta que alguien lo borre.$help$),
(gen_random_uuid(), 'en', 'recording-without-words', 110, $help$Why does my recording have no words?$help$, $help$The line below the recording says why:

- **Writing down the words…** It is still being written down. You can close the page.
- **Could not hear words. The recording is kept.** Nothing but silence or noise was found in it.
- **The words could not be written down. The recording is kept.** The service failed.
- **Transcription is off. The recording is kept.** No service is set up on this server. Once one is, such recordings are written down by themselves.

In the second and third case its author, and those who run the project, can press **Try again**. In each of the last three its author can press **Write down what it says** and type it.

The recording itself can be played in any case.$help$),
(gen_random_uuid(), 'es', 'recording-without-words', 110, $help$¿Por qué mi grabación no tiene texto?$help$, $help$Abajo de la grabación dice por qué:

- **Escribiendo lo que se dijo…** Todavía está en eso. Puedes cerrar la página.
- **No se oyeron palabras. La grabación se conserva.** Solo se encontró silencio o ruido.
- **No se pudo pasar a texto. La grabación se conserva.** El servicio falló.
- **La transcripción está apagada. La grabación se conserva.** Este servidor no tiene configurado el servicio. Cuando lo tenga, esas grabaciones se pasan a texto solas.

En el segundo y el tercer caso, el autor y quienes administran el proyecto pueden tocar **Intentar de nuevo**. En los últimos tres, el autor puede tocar **Escribir lo que dice** y ponerlo a mano.

La grabación siempre se puede oír.$help$),
(gen_random_uuid(), 'en', 'wrong-transcript', 120, $help$The text of my recording has a mistake. Can I correct it?$help$, $help$Yes, if the recording is yours. Open the menu (⋯) of the update, press **Correct transcript**, change the words and press **Save transcript**. Its translations are made anew from your words, and the earlier transcript is kept among the earlier versions. The sound stays as it is.

Others cannot change your words, not even the owner of the project. They can write a comment below the update.

If the same word is misheard again and again, such as a product, a tool or a street, ask the owner or an admin to add it to the glossary of the business under [Businesses](/businesses). It then helps every recording from that moment on.$help$),
(gen_random_uuid(), 'es', 'wrong-transcript', 120, $help$El texto de mi grabación tiene un error. ¿Lo puedo corregir?$help$, $help$Sí, si la grabación es tuya. Abre el menú (⋯) del avance, toca **Corregir transcripción**, cambia las palabras y toca **Guardar transcripción**. Las traducciones se hacen de nuevo con tus palabras, y el texto de antes queda entre las versiones anteriores. El sonido no cambia.

Nadie más puede cambiar tus palabras, ni siquiera el dueño del proyecto. Los demás pueden comentar abajo del avance.

Si una palabra sale mal una y otra vez, como un producto, una herramienta o una calle, pídele al dueño o a un administrador que la agregue al glosario de la empresa en [Empresas](/businesses). Desde ese momento ayuda con todas las grabaciones.$help$),
(gen_random_uuid(), 'en', 'who-may-post', 130, $help$Why can I read and comment, but not post an update?$help$, $help$Because this project lets only the people who run it post updates. Each project has one of three settings:

- **Everybody in the project**: each contributor posts in the tasks that they can see
- **Owner and admins**
- **Only the owner**

A blank project starts with the first, a project from the AI kickoff with the second, unless its maker chose otherwise.

The owner and the admins change it in the menu (⋯) of the project, under **Who may post updates**. Reading and commenting are open to everybody in the project in any case, as far as they see the task.

If you are assigned only to a subtask, you post in that subtask and not in the task above it.$help$),
(gen_random_uuid(), 'es', 'who-may-post', 130, $help$¿Por qué puedo leer y comentar, pero no publicar avances?$help$, $help$Porque en este proyecto solo publican avances quienes lo administran. Cada proyecto tiene una de estas tres opciones:

- **Todos los del proyecto**: cada colaborador publica en las tareas que ve
- **Dueño y administradores**
- **Solo el dueño**

Un proyecto en blanco empieza con la primera; uno hecho con el arranque con IA, con la segunda, si no se eligió otra.

El dueño y los administradores lo cambian en el menú (⋯) del proyecto, en **Quién puede publicar avances**. Leer y comentar lo pueden hacer siempre todos los del proyecto, en las tareas que ven.

Si solo te asignaron una subtarea, publicas en esa subtarea y no en la tarea de la que es parte.$help$),
(gen_random_uuid(), 'en', 'who-sees-what', 140, $help$Who sees what I post?$help$, $help$It depends on where you post it:

- **In a task:** the people assigned to that task, the owner of the business and its admins
- **In a subtask:** the people assigned to it or to its task, the owner and the admins
- **In Unassigned:** everybody in the project

You always see what you wrote yourself. Nobody outside the project sees any of it, and a recording can be played only by those who may see its update.

The name above the field says where your update goes. Press it to choose another place before you post.

Whoever leaves a project or is removed loses access at once. What they wrote stays, with their name.$help$),
(gen_random_uuid(), 'es', 'who-sees-what', 140, $help$¿Quién ve lo que publico?$help$, $help$Depende de dónde lo publiques:

- **En una tarea:** las personas asignadas a esa tarea, el dueño de la empresa y sus administradores
- **En una subtarea:** las personas asignadas a ella o a su tarea, el dueño y los administradores
- **En Sin asignar:** todos los del proyecto

Lo que escribiste tú lo ves siempre. Nadie de fuera del proyecto ve nada, y una grabación solo la puede oír quien puede ver su avance.

Arriba del campo donde escribes dice a dónde va tu avance. Toca ese nombre para elegir otro lugar antes de publicar.

Quien sale de un proyecto, o a quien sacan, pierde el acceso de inmediato. Lo que escribió se queda, con su nombre.$help$),
(gen_random_uuid(), 'en', 'direct-messages', 145, $help$Who can read chat and direct messages?$help$, $help$Messages to the team are read by everybody in the project, and by the owner and the admins of the business.

A direct message is between you and the person you write to. Nobody else in the project sees it, not even the owner or an admin.

Chat is for talking. What should be found again later belongs into an update: it is filed under its task, and reports are made from it.$help$),
(gen_random_uuid(), 'es', 'direct-messages', 145, $help$¿Quién puede leer el chat y los mensajes directos?$help$, $help$Los mensajes al equipo los leen todos los del proyecto, y también el dueño y los administradores de la empresa.

Un mensaje directo es entre tú y la persona a la que le escribes. Nadie más del proyecto lo ve, ni siquiera el dueño o un administrador.

El chat es para platicar. Lo que después se tiene que encontrar va en un avance: queda en su tarea, y de ahí salen los reportes.$help$),
(gen_random_uuid(), 'en', 'edit-or-withdraw', 150, $help$Can I change or delete what I posted?$help$, $help$You can change your own updates: open the menu (⋯) of the update and press **Edit update**. The update then says that it was edited, and everybody who sees it can read the earlier versions.

You can also take back an update or a comment with **Withdraw update** or **Withdraw comment**. Its text is removed for everybody, for good. For an update, its earlier versions, its recording and its translations go with it. A line stays in its place and says who withdrew it and when. Comments of others on it stay, and so do sentences of reports that were made before.

The owner of a project can withdraw what others posted, but nobody can edit the words of somebody else.$help$),
(gen_random_uuid(), 'es', 'edit-or-withdraw', 150, $help$¿Puedo cambiar o borrar lo que publiqué?$help$, $help$Tus avances los puedes cambiar: abre el menú (⋯) del avance y toca **Editar avance**. Queda marcado como editado, y quien lo ve puede leer las versiones anteriores.

También puedes quitar un avance o un comentario con **Retirar avance** o **Retirar comentario**. Su texto se borra para todos y no se puede recuperar. Con un avance se van también sus versiones anteriores, su grabación y sus traducciones. En su lugar queda una línea que dice quién lo retiró y cuándo. Los comentarios de los demás se quedan, y también las frases de reportes que se hicieron antes.

El dueño de un proyecto puede retirar lo que otros publicaron, pero nadie puede editar las palabras de otra persona.$help$),
(gen_random_uuid(), 'en', 'wrong-place', 160, $help$An update is in the wrong task. How do I move it?$help$, $help$The owner and the admins of the business can move updates; others ask one of them.

Press the handle beside the update. A list of places opens, titled **Move to…**: Unassigned, the tasks, and the subtasks inside them. On a computer you can also drag the update onto a task, or do it with the keyboard: Space lifts it, the arrow keys move it, Space drops it.

If it was a slip, press **Undo** in the message that follows.

Comments, recording and translations move along. The people who see the new place can read it from then on; those who saw only the old place no longer do. Its author always does.$help$),
(gen_random_uuid(), 'es', 'wrong-place', 160, $help$Un avance quedó en otra tarea. ¿Cómo lo muevo?$help$, $help$Los avances los mueven el dueño y los administradores de la empresa; los demás se lo piden a uno de ellos.

Toca la agarradera que está junto al avance. Se abre la lista **Mover a…** con los lugares: Sin asignar, las tareas y sus subtareas. En la computadora también puedes arrastrarlo hasta una tarea, o hacerlo con el teclado: Espacio lo levanta, las flechas lo mueven y Espacio lo suelta.

Si fue un error, toca **Deshacer** en el aviso que sale.

Los comentarios, la grabación y las traducciones se van con él. Desde ese momento lo leen quienes ven el lugar nuevo; quienes solo veían el anterior ya no. Su autor lo ve siempre.$help$),
(gen_random_uuid(), 'en', 'could-not-be-posted', 170, $help$What does “Could not be posted” mean?$help$, $help$The server refused something that waited on your phone. It is not lost: it stays in **On this phone** with the reason, until you decide. The usual reasons:

- You may no longer write in that place. Ask someone who manages the project.
- You can no longer open the project, or the place is gone.
- The recording could not be used: too large, or no audio.

Press **Copy text** or **Save recording** to keep it some other way, or open the menu (⋯) and press **Try again** once the cause is gone. **Discard** removes it for good.

If only a task was deleted in the meantime, nothing is refused: your update goes to Unassigned, and Plumbline tells you.$help$),
(gen_random_uuid(), 'es', 'could-not-be-posted', 170, $help$¿Qué significa “No se pudo publicar”?$help$, $help$El servidor no aceptó algo que estaba en espera en tu teléfono. No se perdió: se queda en **En este teléfono** con la razón, hasta que decidas. Las razones más comunes:

- Ya no puedes escribir en ese lugar. Pregúntale a quien administra el proyecto.
- Ya no puedes abrir el proyecto, o ese lugar ya no existe.
- La grabación no sirvió: pesa demasiado o no es audio.

Toca **Copiar texto** o **Guardar grabación** para conservarlo de otra forma, o abre el menú (⋯) y toca **Reintentar** cuando la causa ya no esté. **Descartar** lo borra para siempre.

Si mientras tanto solo se eliminó una tarea, no se rechaza nada: tu avance va a Sin asignar y te lo decimos.$help$),
(gen_random_uuid(), 'en', 'what-admins-may', 180, $help$What can an admin do, and how do I add one?$help$, $help$An admin helps run a business, for free. Admins create projects, invite people, assign tasks, move updates, make connect codes, edit the glossary and read every update of every project. The plan, the details of the business and its admins stay with the owner.

To add one, open [Businesses](/businesses) and type the address under **Add an admin by email**. Somebody who has an account becomes an admin right away. Everyone else gets an invitation by email, which is valid for 7 days; you can cancel it until it is accepted.

You can remove an admin at any time. Projects that they created pass to you, and their unused connect codes stop working.$help$),
(gen_random_uuid(), 'es', 'what-admins-may', 180, $help$¿Qué puede hacer un administrador y cómo agrego uno?$help$, $help$Un administrador te ayuda a llevar la empresa, y es gratis. Crea proyectos, invita gente, asigna tareas, mueve avances, genera códigos, edita el glosario y lee todos los avances de todos los proyectos. El plan, los datos de la empresa y sus administradores siguen en manos del dueño.

Para agregarlo, abre [Empresas](/businesses) y escribe su correo en **Agrega a un administrador por correo**. Quien ya tiene cuenta queda agregado enseguida. A los demás les llega una invitación por correo, que sirve 7 días; la puedes cancelar mientras no la acepten.

Puedes quitar a un administrador cuando quieras. Los proyectos que creó pasan a ti, y sus códigos sin usar dejan de servir.$help$),
(gen_random_uuid(), 'en', 'remove-somebody', 190, $help$Somebody has left the crew. How do I remove them?$help$, $help$Open the project, press the menu (⋯) and choose **Manage Members**. Press **Remove** beside the person and confirm. Owners and admins of the business can do this.

They lose access at once, also on pages that are open at that moment, and their task assignments end. What they wrote stays, with their name. To come back they need a new connect code.

Do this in each project that they are in. If the person is also an admin, remove them under [Businesses](/businesses) first.

Anyone on the crew can also leave by themselves, with **Leave** in the same list. The owner of a project cannot be removed from it.$help$),
(gen_random_uuid(), 'es', 'remove-somebody', 190, $help$Alguien dejó la cuadrilla. ¿Cómo lo quito?$help$, $help$Abre el proyecto, toca el menú (⋯) y elige **Administrar miembros**. Toca **Quitar** junto a la persona y confirma. Lo pueden hacer el dueño y los administradores de la empresa.

Pierde el acceso de inmediato, también en las páginas que tenga abiertas, y ya no tiene tareas asignadas. Lo que escribió se queda, con su nombre. Para volver necesita un código nuevo.

Hazlo en cada proyecto en el que esté. Si también es administrador, quítalo primero en [Empresas](/businesses).

Cualquiera de la cuadrilla puede salirse por su cuenta, con **Salir** en la misma lista. Al dueño de un proyecto no se le puede quitar.$help$),
(gen_random_uuid(), 'en', 'twenty-projects', 200, $help$I have 20 projects. What now?$help$, $help$The monthly plan allows 20 active projects at the same time. Finished ones do not count. Open a project that is done and set its status to **Completed** or **Archived**: everything in it stays readable, and there is room for another one.

You can set it back to **Active** later, as long as there is room.

The yearly plan has no limit. Change to it under [Billing & Plans](/billing) with **Change Plan**: you see what it costs today, less the unused part of the month.

If you change from yearly to monthly with more than 20 active projects, all of them keep working. Only creating and reactivating projects waits until there are fewer.$help$),
(gen_random_uuid(), 'es', 'twenty-projects', 200, $help$Ya tengo 20 proyectos. ¿Qué hago?$help$, $help$El plan mensual permite 20 proyectos activos a la vez. Los terminados no cuentan. Abre un proyecto que ya acabó y ponle el estado **Terminado** o **Archivado**: todo lo que tiene se puede seguir leyendo, y queda lugar para otro.

Después lo puedes volver a poner en **Activo**, si hay lugar.

El plan anual no tiene límite. Cámbiate en [Pagos y planes](/billing) con **Cambiar de plan**: ahí ves cuánto cuesta hoy, menos lo que no usaste del mes.

Si pasas del anual al mensual con más de 20 proyectos activos, todos siguen funcionando. Solo que no puedes crear ni reactivar proyectos hasta que sean menos.$help$),
(gen_random_uuid(), 'en', 'cancel', 210, $help$How do I cancel, and what happens to my projects?$help$, $help$Open [Billing & Plans](/billing), press **Cancel Subscription** and confirm. That is all; only the owner of the business can do it.

- During the trial you pay nothing, and the trial lasts until its day.
- In a paid month or year your access lasts until the end of it, and nothing is charged after that.
- If a payment is open, the plan ends at once, and that payment is never charged.

Afterwards everything stays: your crew can read, post and comment in the projects that exist. Only creating and reactivating projects needs a plan.

Until the last day you can change your mind with **Reactivate**. The free trial is given once for each business.$help$),
(gen_random_uuid(), 'es', 'cancel', 210, $help$¿Cómo cancelo y qué pasa con mis proyectos?$help$, $help$Abre [Pagos y planes](/billing), toca **Cancelar suscripción** y confirma. Eso es todo; solo lo puede hacer el dueño de la empresa.

- Durante la prueba no pagas nada, y la prueba dura hasta su último día.
- En un mes o un año ya pagado, el acceso dura hasta que termine, y después no se cobra nada.
- Si hay un pago pendiente, el plan termina ahí mismo y ese pago nunca se cobra.

Después todo se queda: tu cuadrilla puede leer, publicar y comentar en los proyectos que ya existen. Solo para crear y reactivar proyectos hace falta un plan.

Hasta el último día puedes arrepentirte con **Reactivar**. La prueba gratis es una sola por empresa.$help$),
(gen_random_uuid(), 'en', 'card-declined', 220, $help$My card was declined. Can my crew still work?$help$, $help$Yes. Everything stays readable and writable: your crew keeps posting, recording and commenting. Until the payment is made, no project can be created or reactivated.

We tell the owner by email. Open [Billing & Plans](/billing) and press **Fix Card**. Stripe's own page opens, where you change the card; we never see its number. If the card on Stripe's page is right and the plan still says that the payment is open, press **Refresh Status** when you are back.

The same page shows when the card is tried again. If you would rather stop, press **Cancel Subscription**: the plan then ends at once, and the open payment is never charged.$help$),
(gen_random_uuid(), 'es', 'card-declined', 220, $help$Rechazaron mi tarjeta. ¿Puede seguir trabajando mi cuadrilla?$help$, $help$Sí. Todo se puede seguir leyendo y escribiendo: tu cuadrilla sigue publicando, grabando y comentando. Mientras no se pague, no se puede crear ni reactivar ningún proyecto.

Al dueño le avisamos por correo. Abre [Pagos y planes](/billing) y toca **Arreglar la tarjeta**. Se abre la página de Stripe, donde cambias la tarjeta; nosotros nunca vemos el número. Si en Stripe ya está bien y el plan todavía dice que hay un pago pendiente, toca **Actualizar estado** al volver.

Ahí mismo dice cuándo se vuelve a intentar el cobro. Si prefieres dejarlo, toca **Cancelar suscripción**: el plan termina de inmediato y el pago pendiente nunca se cobra.$help$),
(gen_random_uuid(), 'en', 'lost-phone-or-password', 230, $help$I lost my phone, or forgot my password. What do I do?$help$, $help$**Lost phone.** Sign in on another device, open [Profile Settings](/settings) and press **Sign Out Everywhere**. Every device is signed out at once. What waited unsent on the lost phone is on that phone alone.

**Forgotten password.** Open [Forgot password](/forgot-password), type the address of your account and press **Send Reset Link**. The link in the email works once, for one hour. A new password has at least 8 characters, and it signs out every device.

No email? Look into the spam folder, and check that you typed the address of the account. If you no longer have that address, write to support.$help$),
(gen_random_uuid(), 'es', 'lost-phone-or-password', 230, $help$Perdí el teléfono u olvidé mi contraseña. ¿Qué hago?$help$, $help$**Perdiste el teléfono.** Inicia sesión en otro dispositivo, abre [Mi perfil](/settings) y toca **Cerrar todas las sesiones**. Se cierra la sesión en todos los dispositivos a la vez. Lo que no se alcanzó a enviar está solo en el teléfono perdido.

**Olvidaste la contraseña.** Abre la página para [cambiar tu contraseña](/forgot-password), escribe el correo de tu cuenta y toca **Enviar enlace**. El enlace que llega por correo sirve una sola vez, durante una hora. La contraseña nueva lleva al menos 8 caracteres y cierra la sesión en todos tus dispositivos.

¿No llegó el correo? Busca en el correo no deseado y revisa que escribiste el correo de tu cuenta. Si ya no tienes ese correo, escribe a soporte.$help$),
(gen_random_uuid(), 'en', 'where-recordings-go', 240, $help$Where do my recordings go, and who listens to them?$help$, $help$The recording is stored with its update. The people who may see the update can play it, and nobody else.

To write it down, it is sent once to the AI service that is set up on this server, and the text is sent there to be translated. The first time you record, Plumbline says so and asks. Nothing is sent when there is only silence, or when no service is set up.

You can take a recording back: **Withdraw update** removes it with its text, its earlier versions and its translations, for good. And you can download all of your recordings under [Profile Settings](/settings) with **Download My Data**.

More under [Privacy](/privacy).$help$),
(gen_random_uuid(), 'es', 'where-recordings-go', 240, $help$¿A dónde van mis grabaciones y quién las oye?$help$, $help$La grabación se guarda con su avance. La pueden oír las personas que pueden ver el avance, y nadie más.

Para pasarla a texto se manda una vez al servicio de IA que este servidor tiene configurado, y el texto se manda ahí para traducirlo. La primera vez que grabas, Plumbline te lo dice y te pregunta. No se manda nada si solo hay silencio o si no hay un servicio configurado.

Una grabación la puedes quitar: **Retirar avance** la borra para siempre, con su texto, sus versiones anteriores y sus traducciones. Y con **Descargar mis datos**, en [Mi perfil](/settings), bajas todas tus grabaciones.

Hay más en [Privacidad](/privacy).$help$),
(gen_random_uuid(), 'en', 'delete-account', 250, $help$How do I delete my account, and what stays?$help$, $help$Write to support from the address of your account, or press **Ask Support to Delete My Account** under [Profile Settings](/settings). A person does it; there is no button that does it at once.

- **What goes:** your name and email address are replaced by “Deleted account”. Your sign-in, sessions, memberships, preferences, drafts and direct messages are removed.
- **What stays:** your updates, comments and chat messages in other people’s projects, under “Deleted account”. They are part of the business’s record. Withdraw before what should not stay.

While you own a business with a running subscription or with projects, the account cannot be deleted. Cancel the plan and hand the projects over first; support helps with that.$help$),
(gen_random_uuid(), 'es', 'delete-account', 250, $help$¿Cómo borro mi cuenta y qué se queda?$help$, $help$Escribe a soporte desde el correo de tu cuenta, o toca **Pedir a soporte que borre mi cuenta** en [Mi perfil](/settings). Lo hace una persona; no hay un botón que lo haga al instante.

- **Lo que se va:** tu nombre y tu correo se cambian por “Deleted account” (cuenta borrada). Se borran tu acceso, tus sesiones, tus membresías, tus preferencias, tus borradores y tus mensajes directos.
- **Lo que se queda:** tus avances, comentarios y mensajes de chat en proyectos de otros, a nombre de “Deleted account”. Son parte del historial de la empresa. Retira antes lo que no deba quedarse.

Mientras tengas una empresa con una suscripción vigente o con proyectos, la cuenta no se puede borrar. Primero cancela el plan y entrega los proyectos a otra persona; soporte te ayuda con eso.$help$);

INSERT INTO "help_support_guides" (id, language, slug, display_order, title, content) VALUES
(gen_random_uuid(), 'en', 'business-and-first-project', 10, $help$Set up a business, its admins and the first project$help$, $help$For owners. Only step 2 needs a card.

1. **Business.** Open [Businesses](/businesses), type the name and press **Create Business**. A business is free, and you can have several, each with its own people and plan.
2. **Plan.** Press **Choose a plan** on the notice. Monthly or yearly, with the first 7 days free, once for each business. You enter the card with Stripe, and nothing is charged until day 8.
3. **Project.** Press **New Project** on the [dashboard](/dashboard) and choose **Blank project**. It needs a business and a name; description and due date are optional. Or let the AI kickoff propose the tasks.
4. **Tasks.** In the project, press **New task** for each part of the work, such as “North wall”. Open a task, press **Add subtask** and split it into steps that can be ticked off.
5. **Crew.** Press **Invite** beside the members, or **Generate Code** in the menu (⋯) of the project. Make a connect code and share it with one person.
6. **Who works where.** Open a task, look at its people and press **Assign** beside a name. Contributors see the tasks and subtasks that they are assigned to, and everything in Unassigned.
7. **Who posts.** In the menu (⋯) of the project, under **Who may post updates**, decide whether everybody posts or only the people who run it.

**Admins.** Somebody who runs the business with you needs no connect code. Under **Add an admin by email**, type their address. An admin can create and manage all projects of the business and read every update. The plan, the name of the business and its admins stay in your hands.

A new project shows these first steps as a guide, until they are done or you hide it.$help$),
(gen_random_uuid(), 'es', 'business-and-first-project', 10, $help$Crea tu empresa, agrega administradores y abre el primer proyecto$help$, $help$Para dueños. La tarjeta solo se pide en el paso 2.

1. **Empresa.** Abre [Empresas](/businesses), escribe el nombre y toca **Crear empresa**. Es gratis, y puedes tener varias, cada una con su gente y su plan.
2. **Plan.** Toca **Elegir un plan** en el aviso. Mensual o anual, con los primeros 7 días gratis, una vez por empresa. La tarjeta la pones con Stripe, y no se cobra nada hasta el día 8.
3. **Proyecto.** Toca **Nuevo proyecto** en la [pantalla de inicio](/dashboard) y elige **Proyecto en blanco**. Hacen falta la empresa y el nombre; la descripción y la fecha de entrega son opcionales. O deja que el arranque con IA te proponga las tareas.
4. **Tareas.** En el proyecto, toca **Nueva tarea** por cada parte de la obra, por ejemplo “Muro norte”. Abre una tarea, toca **Agregar subtarea** y divídela en pasos que se puedan ir marcando.
5. **Cuadrilla.** Toca **Invitar** junto a los miembros, o **Generar código** en el menú (⋯) del proyecto. Genera un código y compártelo con una sola persona.
6. **Quién trabaja dónde.** Abre una tarea, mira quiénes la tienen y toca **Asignar** junto a un nombre. Cada colaborador ve las tareas y subtareas que le asignaron, y todo lo que está en Sin asignar.
7. **Quién publica.** En el menú (⋯) del proyecto, en **Quién puede publicar avances**, decide si publican todos o solo quienes lo administran.

**Administradores.** Quien lleva la empresa contigo no necesita código. En **Agrega a un administrador por correo** escribe su correo. Un administrador puede crear y administrar todos los proyectos de la empresa y leer todos los avances. El plan, el nombre de la empresa y sus administradores siguen en tus manos.

Un proyecto nuevo te muestra estos primeros pasos como guía, hasta que los termines o la ocultes.$help$),
(gen_random_uuid(), 'en', 'first-day-for-the-crew', 20, $help$The first day for the crew: join, post, comment, tick off$help$, $help$For everybody who works on site. It is free for you.

**Join**

1. Open the link that you were sent, or point your phone’s camera at the QR code.
2. You see who invites you and to which project. Create an account with your name, your email address and a password of at least 6 characters.
3. If you only have a code on paper, sign in, press **Join Project** on the [dashboard](/dashboard) and type it.

**Post an update**

1. Open the project. The name above the field at the bottom says where your update goes. Press it to choose another task.
2. Write what was done, what is missing, or what to look out for, and send it. Or leave the field empty, press the microphone and talk.
3. On a computer, press **Add Update**. From there you can write, or press **Record Audio Update**.

Write or talk in English or Spanish, as you like. Others read it in their language, with your own words one press away.

**Comment and tick off**

- Press **Comment** below an update to answer it. Everybody who sees the update reads it.
- Tick a subtask when it is done. You have 6 seconds to press **Undo**. After that it stays completed.

If you see no task yet, nobody has assigned one to you. Post in Unassigned, or ask whoever runs the project.

To leave a project, open its menu (⋯), choose **Manage Members** and press **Leave**. What you wrote stays.$help$),
(gen_random_uuid(), 'es', 'first-day-for-the-crew', 20, $help$Primer día de la cuadrilla: entrar, publicar, comentar y marcar$help$, $help$Para quienes trabajan en la obra. Para ti es gratis.

**Entrar**

1. Abre el enlace que te mandaron o apunta la cámara del teléfono al código QR.
2. Ves quién te invita y a qué proyecto. Crea tu cuenta con tu nombre, tu correo y una contraseña de al menos 6 caracteres.
3. Si solo tienes un código en papel, inicia sesión, toca **Unirme** en la [pantalla de inicio](/dashboard) y escríbelo.

**Publicar un avance**

1. Abre el proyecto. Arriba del campo de abajo dice a dónde va tu avance. Toca ese nombre para elegir otra tarea.
2. Escribe qué se hizo, qué falta o de qué hay que cuidarse, y mándalo. O deja el campo vacío, toca el micrófono y habla.
3. En la computadora, toca **Agregar avance**. Ahí puedes escribir o tocar **Grabar avance de voz**.

Escribe o habla en español o en inglés, como prefieras. Los demás lo leen en su idioma, con tus palabras a un toque.

**Comentar y marcar**

- Toca **Comentar** abajo de un avance para contestar. Lo leen todos los que ven el avance.
- Marca una subtarea cuando esté lista. Tienes 6 segundos para tocar **Deshacer**. Después queda terminada.

Si todavía no ves tareas, nadie te ha asignado una. Publica en Sin asignar o pregúntale a quien administra el proyecto.

Para salirte de un proyecto, abre su menú (⋯), elige **Administrar miembros** y toca **Salir**. Lo que escribiste se queda.$help$),
(gen_random_uuid(), 'en', 'voice-without-signal', 30, $help$Voice updates on a site without a signal$help$, $help$**Before you lose the signal**

1. Open the project, in a normal window, not a private one.
2. Record once, so that the browser has asked for the microphone and you have read where recordings go.
3. Leave the page open. Without a signal no other page can be loaded.

**On site**

1. Choose where the update goes: press the name above the field.
2. Press the microphone and talk. It says that the recording is kept on this phone while you talk.
3. Press **Stop**, listen to it, and press **Post Update**. It now waits on your phone, with the time at which you recorded it.
4. Go on. You can write, comment and tick subtasks too; all of it keeps its order.

The clock with a number at the top opens **On this phone**: what waits, where it goes, and how much room the phone has left.

**Back in range**

Everything is sent by itself while Plumbline is open. If the page was closed, open it. **Send now** in the list tries at once. A large recording is sent in parts: if the signal breaks, it continues where it stopped.

**Please do not**

- delete the browser’s data or uninstall the browser before the list is empty
- log out and choose **Discard and log out**, unless you mean it
- record in a private window: closing it loses what waits

Others see when you recorded it as well as when it arrived, if the two are more than two minutes apart.$help$),
(gen_random_uuid(), 'es', 'voice-without-signal', 30, $help$Avances de voz en una obra sin señal$help$, $help$**Antes de quedarte sin señal**

1. Abre el proyecto en una ventana normal, no en una privada.
2. Graba una vez, para que el navegador ya te haya pedido el micrófono y hayas leído a dónde van las grabaciones.
3. Deja la página abierta. Sin señal no se puede cargar otra.

**En la obra**

1. Elige a dónde va el avance: toca el nombre que está arriba del campo.
2. Toca el micrófono y habla. Ahí dice que se guarda en este teléfono mientras hablas.
3. Toca **Detener**, escúchala y toca **Publicar avance**. Ahora espera en tu teléfono, con la hora en que la grabaste.
4. Sigue con lo tuyo. También puedes escribir, comentar y marcar subtareas; todo conserva su orden.

El reloj con un número, arriba, abre **En este teléfono**: qué está en espera, a dónde va y cuánto espacio le queda al teléfono.

**De vuelta con señal**

Todo sale solo mientras Plumbline está abierto. Si cerraste la página, ábrela. **Enviar ahora**, en la lista, lo intenta en ese momento. Una grabación grande se manda por partes: si se corta la señal, sigue donde se quedó.

**Por favor, no**

- borres los datos del navegador ni lo desinstales antes de que la lista esté vacía
- elijas **Descartar y cerrar sesión**, a menos que de verdad quieras descartar
- grabes en una ventana privada: al cerrarla se pierde lo que está en espera

Los demás ven a qué hora grabaste y a qué hora llegó, si hay más de dos minutos de diferencia.$help$),
(gen_random_uuid(), 'en', 'print-connect-codes', 40, $help$Print a sheet of connect codes$help$, $help$For a crew that starts on Monday: one tear-off card for each person, with a QR code and instructions in English and Spanish.

1. Open [Businesses](/businesses) and go to **Team access**.
2. Choose the project under **Project**.
3. Choose how long the codes are valid under **Valid for**. For a sheet on the wall, 168 hours (7 days) is usually right.
4. Type one for each person under **Number of codes**, up to 25, and press **Generate Codes**.
5. The sheet opens. Press **Print** and use A4 or Letter paper; there are six cards on a page.
6. Cut along the dashed lines and give each person one card.

**What the worker does.** They point the phone’s camera at the square and follow the page. Without a camera they open the address on the card, sign up, press **Join Project** and type the code.

**Later.** Under **Newest codes** you see the three newest codes of the project, with **Used** or **Expired** where that is so. **Print tear-off codes** there prints all codes that are still valid.

Good to know:

- Every card lets in one person, once. Two people cannot share one.
- Codes that are used or expired are left out of the sheet. Reload the page before you print it again.
- The sheet can be opened by the owner and the admins of the business, and by nobody else.
- Whoever finds a card can use it until it expires. If a card is lost, and somebody joins whom you do not know, remove them in **Manage Members**.$help$),
(gen_random_uuid(), 'es', 'print-connect-codes', 40, $help$Imprime una hoja de códigos$help$, $help$Para una cuadrilla que empieza el lunes: una tarjeta recortable por persona, con su código QR y las instrucciones en español y en inglés.

1. Abre [Empresas](/businesses) y baja a **Acceso de la cuadrilla**.
2. En **Proyecto**, elige el proyecto.
3. En **Sirve durante**, elige cuánto tiempo valen. Para una hoja pegada en la pared suele convenir 168 horas (7 días).
4. En **Cuántos códigos**, pon uno por persona, hasta 25, y toca **Generar códigos**.
5. Se abre la hoja. Toca **Imprimir** y usa papel carta o A4; salen seis tarjetas por página.
6. Recorta por las líneas punteadas y dale una tarjeta a cada quien.

**Qué hace el trabajador.** Apunta la cámara del teléfono al cuadro y sigue la página. Si no tiene cámara, abre la dirección de la tarjeta, crea su cuenta, toca **Unirme** y escribe el código.

**Después.** En **Códigos más nuevos** ves los tres más recientes del proyecto, y si ya están en **Usado** o **Vencido**. Ahí mismo, **Imprimir hoja de códigos** imprime todos los que todavía sirven.

Conviene saber:

- Con cada tarjeta entra una sola persona, una sola vez. No la pueden usar dos.
- Los códigos usados o vencidos no aparecen en la hoja. Recarga la página antes de volver a imprimir.
- La hoja la pueden abrir el dueño y los administradores de la empresa, y nadie más.
- Quien encuentre una tarjeta puede usarla hasta que venza. Si se pierde una y entra alguien que no conoces, quítalo en **Administrar miembros**.$help$),
(gen_random_uuid(), 'en', 'translations-and-doubts', 50, $help$Read a translation, and check what is doubtful$help$, $help$Updates, comments, and the names and descriptions of tasks and projects are translated for those who read another language. The original is always kept.

**How to see that a text is a translation**

The line below it says so: “Translated from Spanish”. Press **Show original** to read what was written or said, and **Show translation** to come back. Where nothing is translated yet, press **Translate**.

**How to read a doubt**

A dotted line marks what may have changed. The reason is below the text:

- a number, measure or date that was heard in another way than it was translated
- a name that is missing or new
- a “not” that may be lost or added
- a sentence that is missing in the translation

1. Press **Listen** beside the doubt of a recording. That sentence is played.
2. Press **Show original** and compare.
3. If it matters, ask below the update with **Comment** before anybody cuts, orders or pours.
4. If the text of the recording is what is wrong, its author presses **Correct transcript**, and the translation is made anew.

A doubt is a hint where to look. Plumbline changes no translation by itself, and a text without a mark can still be wrong: colors and materials, for example, are not compared.

**When there is no translation**

- **Translation is off**: no AI service is set up on this server.
- The business has used up its translations for today: new ones come tomorrow. Until then you read originals.
- **Could not be translated**: press **Try again**.

**Originals first**

Under [Profile Settings](/settings), **Always show originals first** turns it around for you alone.$help$),
(gen_random_uuid(), 'es', 'translations-and-doubts', 50, $help$Lee una traducción y revisa lo dudoso$help$, $help$Los avances, los comentarios y los nombres y descripciones de tareas y proyectos se traducen para quien lee otro idioma. El original se conserva siempre.

**Cómo saber que un texto es traducción**

Lo dice la línea de abajo: “Traducido del inglés”. Toca **Ver original** para leer lo que se escribió o se dijo, y **Ver traducción** para volver. Donde todavía no hay traducción, toca **Traducir**.

**Cómo leer una duda**

Una línea de puntos marca lo que pudo haber cambiado. Abajo del texto dice por qué:

- un número, una medida o una fecha que se oyó de una forma y se tradujo de otra
- un nombre que falta o que apareció
- un “no” que puede faltar o sobrar
- una frase que falta en la traducción

1. Toca **Escuchar** junto a la duda de una grabación. Oyes esa frase.
2. Toca **Ver original** y compara.
3. Si es importante, pregunta abajo del avance con **Comentar** antes de que alguien corte, pida o cuele.
4. Si lo que está mal es el texto de la grabación, su autor toca **Corregir transcripción** y la traducción se hace de nuevo.

Una duda te dice dónde mirar. Plumbline no cambia ninguna traducción por su cuenta, y un texto sin marca también puede estar mal: los colores y los materiales, por ejemplo, no se comparan.

**Cuando no hay traducción**

- **La traducción está apagada**: este servidor no tiene configurado un servicio de IA.
- La empresa ya usó sus traducciones de hoy: mañana hay nuevas. Mientras tanto lees los originales.
- **No se pudo traducir**: toca **Intentar de nuevo**.

**Primero el original**

En [Mi perfil](/settings), **Ver siempre primero el original** lo cambia solo para ti.$help$),
(gen_random_uuid(), 'en', 'glossary', 60, $help$Teach Plumbline your crew’s own words$help$, $help$Every crew has words that no dictionary has: a supplier, a street, the name of a machine, a word that means something else on your site. The glossary of a business tells how they are spelled and translated.

Owners and admins of the business can see and edit it.

1. Open [Businesses](/businesses). In the card of the business, beside **Glossary**, press **Edit**.
2. Press **Add a Word**.
3. Under **Word**, write it as it should be spelled, for example “chalupa”.
4. Under **Translation**, write what it means to you, for example “mortar trough”. Leave it empty, and the word stays as it is in both languages: good for brands and places.
5. Under **Language**, choose the language of the word.
6. Press **Save Glossary**.

**What it does**

- Recordings: the words are given to the service that writes them down, so that it spells them your way.
- Translations follow your words, in both directions.
- Kickoff proposals do not use it.

**Good to know**

- A glossary holds at most 200 words, of up to 100 characters each. Few and exact is better than many.
- It applies to what is recorded and translated from then on. What is there stays; when an author edits a text, it is translated anew with the new words.
- The words go to the AI service along with the texts. Keep secrets out of it.
- For recordings the service reads about the first 600 characters of the list. So put what is misheard most often first.$help$),
(gen_random_uuid(), 'es', 'glossary', 60, $help$Enséñale a Plumbline las palabras de tu cuadrilla$help$, $help$Cada cuadrilla tiene palabras que no están en ningún diccionario: un proveedor, una calle, cómo le dicen a una máquina, una palabra que en tu obra quiere decir otra cosa. El glosario de la empresa dice cómo se escriben y cómo se traducen.

Lo ven y lo editan el dueño y los administradores de la empresa.

1. Abre [Empresas](/businesses). En la tarjeta de la empresa, junto a **Glosario**, toca **Editar**.
2. Toca **Agregar una palabra**.
3. En **Palabra**, escríbela como se debe escribir, por ejemplo “chalupa”.
4. En **Traducción**, pon lo que significa para ustedes, por ejemplo “mortar trough”. Si la dejas vacía, la palabra se queda igual en los dos idiomas: sirve para marcas y lugares.
5. En **Idioma**, elige el idioma de la palabra.
6. Toca **Guardar glosario**.

**Para qué sirve**

- Grabaciones: las palabras se le pasan al servicio que las pone por escrito, para que las escriba como ustedes.
- Las traducciones siguen tus palabras, en los dos sentidos.
- Las propuestas del arranque con IA no lo usan.

**Conviene saber**

- Caben hasta 200 palabras, de hasta 100 caracteres cada una. Más vale pocas y exactas.
- Vale para lo que se grabe y se traduzca desde ese momento. Lo que ya está se queda; cuando un autor edita un texto, se traduce de nuevo con las palabras nuevas.
- Las palabras se mandan al servicio de IA junto con los textos. No pongas ahí nada secreto.
- Para las grabaciones, el servicio lee más o menos los primeros 600 caracteres de la lista. Pon primero lo que más veces sale mal.$help$),
(gen_random_uuid(), 'en', 'ai-kickoff', 70, $help$Start a project with the AI kickoff$help$, $help$The kickoff turns a description into a project with tasks and subtasks. You change whatever you like, and nothing is created before you say so. Owners and admins of a business can use it.

1. Open [Projects](/projects) and press **AI Project Kickoff**. On the dashboard it is under **New Project**.
2. Choose the business.
3. Under **What are you building?** write what it is, how big, what is there already, and by when: 10 to 8,000 characters. Or press **Say it instead** and talk; you can change the words before they are used.
4. Trade and due date are optional. Under **Who may post**, decide who posts updates. It starts with the owner and the admins.
5. Press **Generate Proposal**. The folders appear while they are planned.
6. Review it. Change the title and the description, rename folders and subtasks, add, remove and reorder them, and tick what is already done.
7. Read **Assumptions** and **Risks**: what the proposal took for granted, and what may cost time or money. They are for you and are not stored with the project.
8. Press **Create Project**.

**Back** returns to your description. If the page reloads, your draft is still there. Closing the dialog asks first.

**Without an AI service** you start from one of nine templates, such as a bathroom or a roof. With one you can do so too: choose under **Or start from a template**.

**Good to know**

- Your description, the trade and the due date go to the AI service; names of your people do not, unless you write them.
- A proposal is a draft by a machine. Check quantities, order and dates as you would with any plan.
- Creating the project needs a plan for the business; trying a proposal does not.$help$),
(gen_random_uuid(), 'es', 'ai-kickoff', 70, $help$Empieza un proyecto con el arranque con IA$help$, $help$El arranque convierte una descripción en un proyecto con tareas y subtareas. Cambias lo que quieras, y no se crea nada hasta que tú lo digas. Lo pueden usar el dueño y los administradores de una empresa.

1. Abre [Proyectos](/projects) y toca **Arranque con IA**. En la pantalla de inicio está en **Nuevo proyecto**.
2. Elige la empresa.
3. En **¿Qué vas a construir?** escribe qué es, de qué tamaño, qué hay ya y para cuándo: de 10 a 8,000 caracteres. O toca **Mejor dilo** y habla; puedes cambiar las palabras antes de usarlas.
4. El oficio y la fecha de entrega son opcionales. En **Quién publica**, decide quién publica avances. Empieza con el dueño y los administradores.
5. Toca **Generar propuesta**. Las carpetas van apareciendo mientras se planean.
6. Revísala. Cambia el título y la descripción; cambia nombres de carpetas y subtareas, agrega, quita, ordena y marca lo que ya está hecho.
7. Lee **Supuestos** y **Riesgos**: lo que la propuesta dio por hecho y lo que puede costar tiempo o dinero. Son para ti y no se guardan con el proyecto.
8. Toca **Crear proyecto**.

**Atrás** te regresa a la descripción. Si la página se recarga, tu borrador sigue ahí. Al cerrar la ventana te preguntamos antes.

**Sin servicio de IA** empiezas con una de nueve plantillas, como un baño o un techo. Con servicio también puedes: elige en **O empieza con una plantilla**.

**Conviene saber**

- Tu descripción, el oficio y la fecha se mandan al servicio de IA; los nombres de tu gente no, a menos que los escribas.
- Una propuesta es un borrador hecho por una máquina. Revisa cantidades, orden y fechas como con cualquier plan.
- Para crear el proyecto, la empresa necesita un plan; para probar una propuesta, no.$help$),
(gen_random_uuid(), 'en', 'billing', 80, $help$Billing: the trial, changing the plan, cancelling$help$, $help$Everything is under [Billing & Plans](/billing), with one card for each business. Its owner acts; admins see the state of the plan.

**Start the trial**

1. Press **Upgrade Plan** and choose **Monthly** ($19.99, up to 20 active projects) or **Yearly** ($179.99, unlimited projects).
2. Read **What happens**: what is charged on which day.
3. Press **Start Free Trial** and enter your card with Stripe. The 7 days begin, once for each business. Nothing is charged until day 8.

A business that has had its trial pays from the first day.

**Change the plan**

1. Press **Change Plan** and choose the other one.
2. You see what it costs today: the new plan less the unused part of the old one. During the trial nothing is charged.
3. Press **Change to Yearly** or **Change to Monthly**. If the card is refused, nothing changes.

With more than 20 active projects, the monthly plan keeps all of them, but none can be created or reactivated until there are fewer.

**Cancel**

1. Press **Cancel Subscription**, read until when you have access, and confirm.
2. Until that day, **Reactivate** undoes it. Afterwards everything stays readable, your crew can still post, and new projects need a plan.

If a payment is open, cancelling ends the plan at once, and that payment is never charged.

**Card and invoices**

- **Change Card**, or **Fix Card** after a refusal, opens Stripe’s page. We keep the brand and the last four digits, never the number.
- **Invoices** lists them all, each with its state and a PDF.
- **Refresh Status** asks Stripe when something looks out of date.

**Emails to the owner**

3 days before a trial ends, 7 days before a year renews, after each payment, when a payment fails, and when the plan is cancelled.$help$),
(gen_random_uuid(), 'es', 'billing', 80, $help$Pagos: la prueba, cambiar de plan y cancelar$help$, $help$Todo está en [Pagos y planes](/billing), con una tarjeta por cada empresa. Los cambios los hace su dueño; los administradores ven el estado del plan.

**Empezar la prueba**

1. Toca **Mejorar el plan** y elige **Mensual** ($19.99 dólares, hasta 20 proyectos activos) o **Anual** ($179.99 dólares, proyectos sin límite).
2. Lee **Qué pasa después**: cuánto se cobra y qué día.
3. Toca **Empezar la prueba gratis** y pon tu tarjeta con Stripe. Empiezan los 7 días, una vez por empresa. No se cobra nada hasta el día 8.

Una empresa que ya tuvo su prueba paga desde el primer día.

**Cambiar de plan**

1. Toca **Cambiar de plan** y elige el otro.
2. Ves cuánto cuesta hoy: el plan nuevo menos lo que no usaste del anterior. Durante la prueba no se cobra nada.
3. Toca **Cambiar al anual** o **Cambiar al mensual**. Si rechazan la tarjeta, no cambia nada.

Con más de 20 proyectos activos, el plan mensual los conserva todos, pero no puedes crear ni reactivar ninguno hasta que sean menos.

**Cancelar**

1. Toca **Cancelar suscripción**, lee hasta cuándo tienes acceso y confirma.
2. Hasta ese día, **Reactivar** lo deshace. Después todo se puede seguir leyendo, tu cuadrilla puede seguir publicando, y los proyectos nuevos necesitan un plan.

Si hay un pago pendiente, al cancelar el plan termina de inmediato y ese pago nunca se cobra.

**Tarjeta y facturas**

- **Cambiar la tarjeta**, o **Arreglar la tarjeta** si la rechazaron, abre la página de Stripe. Nosotros guardamos la marca y los últimos cuatro dígitos, nunca el número.
- **Facturas** las tiene todas, cada una con su estado y su PDF.
- **Actualizar estado** le pregunta a Stripe cuando algo no parece estar al día.

**Correos al dueño**

3 días antes de que termine la prueba, 7 días antes de que se renueve el año, después de cada pago, cuando falla un pago y cuando se cancela el plan.$help$),
(gen_random_uuid(), 'en', 'refused-update', 90, $help$What to do when an update is refused$help$, $help$An update that the server does not accept is never thrown away. The mark at the top turns into a red triangle, and the update stays on your phone until you decide.

1. Press the mark. **On this phone** opens, with what was refused first.
2. Read the reason below the text.
3. Do what fits:

- **You may no longer write in that place.** The project’s setting or your assignment has changed. Ask someone who manages the project. When they have changed it back, open the menu (⋯) of the item and press **Try again**.
- **You can no longer open the project, or the place is gone.** You were removed, or it no longer exists. Press **Copy text** or **Save recording** and send it some other way, then press **Discard**.
- **The recording could not be used.** It is too large or is no audio. Copy the text, save the recording, and post a shorter one.
- **An earlier version had already arrived.** You edited an update on the phone after it had been received. **Send as new** posts the edited text as an update of its own.

With **Edit** in the menu (⋯) you can change the text before you try again.

**If it waits and is not refused**

- **Waiting**: no signal yet, or it is not its turn. **Send now** tries at once.
- **Waiting for you to sign in**: your session has ended. Sign in with the same account; others never see or send what is yours.
- **Your account is suspended**: everything stays on the phone until it is active again. Write to support if it is a mistake.

**Before you log out**, Plumbline sends what it can and asks about the rest. **Send first** waits; **Discard and log out** deletes it for good.

A deleted task is no reason to refuse: the update goes to Unassigned, and the list says so.$help$),
(gen_random_uuid(), 'es', 'refused-update', 90, $help$Qué hacer cuando no se acepta un avance$help$, $help$Un avance que el servidor no acepta nunca se tira. La marca de arriba se vuelve un triángulo rojo, y el avance se queda en tu teléfono hasta que decidas.

1. Toca la marca. Se abre **En este teléfono**, con lo que no se aceptó al principio.
2. Lee la razón abajo del texto.
3. Haz lo que corresponda:

- **Ya no puedes escribir en ese lugar.** Cambió el permiso del proyecto o ya no tienes asignada la tarea. Pregúntale a quien administra el proyecto. Cuando lo corrija, abre el menú (⋯) y toca **Reintentar**.
- **Ya no puedes abrir el proyecto, o ese lugar no existe.** Te quitaron, o ya no está. Toca **Copiar texto** o **Guardar grabación**, mándalo de otra forma y luego toca **Descartar**.
- **La grabación no sirvió.** Pesa demasiado o no es audio. Copia el texto, guarda la grabación y publica una más corta.
- **Ya había llegado una versión anterior.** Editaste en el teléfono un avance que ya se había recibido. **Mandar como nuevo** publica tu texto editado como otro avance.

Con **Editar**, en el menú (⋯), puedes cambiar el texto antes de reintentar.

**Si espera, pero no lo rechazaron**

- **En espera**: todavía no hay señal o no le toca. **Enviar ahora** lo intenta en ese momento.
- **Espera a que inicies sesión**: tu sesión terminó. Entra con la misma cuenta; nadie más ve ni envía lo tuyo.
- **Tu cuenta está suspendida**: todo se queda en el teléfono hasta que se reactive. Escribe a soporte si es un error.

**Antes de cerrar sesión**, Plumbline envía lo que puede y te pregunta por lo demás. **Enviar primero** espera; **Descartar y cerrar sesión** lo borra para siempre.

Que se elimine una tarea no es motivo de rechazo: el avance va a Sin asignar y la lista lo dice.$help$),
(gen_random_uuid(), 'en', 'account-and-data', 100, $help$Keep your account safe, download your data, delete your account$help$, $help$All of this is under [Profile Settings](/settings).

**Keep it safe**

- **Change Password** asks for your current one. The new one has at least 8 characters, and every other device is signed out.
- **Sign Out Everywhere** ends every session at once: after a lost phone, or when you signed in on somebody else’s.
- Changing your email address needs your password. The old address gets an email with a link that takes it back, for 7 days. If it was not you, open the link and press **Take My Address Back**: every device is signed out, the old password ends, and you choose a new one.
- A session ends by itself after 30 days without a visit.

**Download your data**

1. Press **Download My Data**.
2. You get a ZIP archive. “data.json” holds your profile and settings, your updates with their earlier versions, your comments, the businesses, projects and tasks that you are in, and the log of what you did, with IP addresses and browsers. Your recordings are files beside it.

What others wrote is not in it, and neither is your password.

**Delete your account**

1. Download your data first, if you want to keep it.
2. Withdraw the updates and comments whose words should go: open the menu (⋯) and press **Withdraw update** or **Withdraw comment**. The text goes for good, and for an update also its earlier versions, recording and translations. Reports that were made before keep their sentences.
3. If you own a business that has a running subscription or projects, cancel the plan under [Billing & Plans](/billing) and say in your message who takes the projects over. Until that is done, the account cannot be deleted.
4. Press **Ask Support to Delete My Account** and send the email from the address of your account. A person does the rest.

Your name and email address are then replaced by “Deleted account”. Your sign-in, sessions, memberships, preferences, drafts and direct messages are removed. Updates, comments and chat messages in other people’s projects stay under “Deleted account” unless you withdrew them before: they are part of the business’s record. More under [Privacy](/privacy).$help$),
(gen_random_uuid(), 'es', 'account-and-data', 100, $help$Cuida tu cuenta, descarga tus datos o pide que la borren$help$, $help$Todo esto está en [Mi perfil](/settings).

**Cuidarla**

- **Cambiar contraseña** te pide la actual. La nueva lleva al menos 8 caracteres y cierra la sesión en los demás dispositivos.
- **Cerrar todas las sesiones** las termina todas a la vez: si perdiste el teléfono o entraste desde uno ajeno.
- Para cambiar el correo hace falta tu contraseña. Al correo anterior le llega un mensaje con un enlace para recuperarlo, durante 7 días. Si no fuiste tú, ábrelo y toca **Recuperar mi correo**: se cierra la sesión en todos los dispositivos, la contraseña anterior deja de servir y eliges otra.
- Una sesión termina sola después de 30 días sin visitas.

**Descargar tus datos**

1. Toca **Descargar mis datos**.
2. Recibes un archivo ZIP. En “data.json” están tu perfil y tus ajustes, tus avances con sus versiones anteriores, tus comentarios, las empresas, proyectos y tareas en los que estás, y el registro de lo que hiciste, con direcciones IP y navegadores. Tus grabaciones vienen como archivos aparte.

No incluye lo que escribieron otros ni tu contraseña.

**Borrar tu cuenta**

1. Primero descarga tus datos, si los quieres conservar.
2. Retira los avances y comentarios cuyas palabras deban desaparecer: abre el menú (⋯) y toca **Retirar avance** o **Retirar comentario**. El texto se borra para siempre, y con un avance también sus versiones anteriores, su grabación y sus traducciones. Los reportes hechos antes conservan sus frases.
3. Si tienes una empresa con una suscripción vigente o con proyectos, cancela el plan en [Pagos y planes](/billing) y di en tu mensaje quién se queda con los proyectos. Mientras eso no esté hecho, la cuenta no se puede borrar.
4. Toca **Pedir a soporte que borre mi cuenta** y manda el correo desde el correo de tu cuenta. De lo demás se encarga una persona.

Tu nombre y tu correo se cambian entonces por “Deleted account” (cuenta borrada). Se borran tu acceso, tus sesiones, tus membresías, tus preferencias, tus borradores y tus mensajes directos. Los avances, comentarios y mensajes de chat en proyectos de otros se quedan a nombre de “Deleted account”, si no los retiraste antes: son parte del historial de la empresa. Hay más en [Privacidad](/privacy).$help$);
