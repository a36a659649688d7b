-- The guide to the glossary says where its words are offered, unless an operator has edited it.
UPDATE help_support_guides SET content = replace(content,
  'Translations follow your words, in both directions.',
  $help$Translations follow your words, in both directions.
- Corrections: while people correct what a recording of theirs says, the words of the glossary that sound like what was heard are offered below the text, as in “Did you mean **chalupa**?”. One press writes the word. An owner or admin can also add the word that they have just corrected to the glossary there.$help$)
WHERE slug = 'glossary' AND language = 'en' AND updated_by IS NULL;

UPDATE help_support_guides SET content = replace(content,
  'Las traducciones siguen tus palabras, en los dos sentidos.',
  $help$Las traducciones siguen tus palabras, en los dos sentidos.
- Correcciones: mientras alguien corrige lo que dice una grabación suya, abajo del texto salen las palabras del glosario que se parecen a lo que se oyó, como “¿Quisiste decir **chalupa**?”. Con un toque queda escrita. El dueño y los administradores también pueden agregar ahí mismo al glosario la palabra que acaban de corregir.$help$)
WHERE slug = 'glossary' AND language = 'es' AND updated_by IS NULL;
