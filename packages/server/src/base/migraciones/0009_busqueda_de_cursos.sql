-- What a course is found by: its words without the marks of its text. `array_to_string` of texts depends on nothing else.
create function texto_de_curso(titulo text, descripcion text, categoria text, etiquetas text[]) returns text
  language sql immutable parallel safe
  return llano(titulo || ' ' || coalesce(categoria, '') || ' ' || array_to_string(etiquetas, ' ') || ' '
    || regexp_replace(descripcion, '<[^>]*>', ' ', 'g'));
--> statement-breakpoint
DROP INDEX "cursos_busqueda";
--> statement-breakpoint
CREATE INDEX "cursos_busqueda" ON "cursos" USING gin (texto_de_curso("titulo", "descripcion", "categoria", "etiquetas") gin_trgm_ops);
