-- A picture of another site tells it who reads and when: what was written before stays as a link, as what is written now.
update actividades
   set contenido = regexp_replace(contenido::text, '<img src=\\"(https://[^"\\]+)\\"[^>]*>', '<a href=\\"\1\\">\1</a>', 'g')::jsonb
 where contenido::text like '%<img src=\\"https://%';
--> statement-breakpoint
update cursos
   set descripcion = regexp_replace(descripcion, '<img src="(https://[^"]+)"[^>]*>', '<a href="\1">\1</a>', 'g')
 where descripcion like '%<img src="https://%';
--> statement-breakpoint
update entregas
   set texto = regexp_replace(texto, '<img src="(https://[^"]+)"[^>]*>', '<a href="\1">\1</a>', 'g'),
       comentario = regexp_replace(comentario, '<img src="(https://[^"]+)"[^>]*>', '<a href="\1">\1</a>', 'g')
 where texto like '%<img src="https://%' or comentario like '%<img src="https://%';
