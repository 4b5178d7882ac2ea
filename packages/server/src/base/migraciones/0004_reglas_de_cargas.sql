-- People with the same name, however it is written: an upload warns of probable duplicates.
create index usuarios_por_nombre_llano on usuarios (llano(nombre || ' ' || apellidos));
--> statement-breakpoint

-- Whoever is deleted leaves no data behind in the rows of the uploads that brought them in.
create function cargas_olvidan() returns trigger language plpgsql as $$
begin
  update carga_filas
     set celdas = '{}', correo = null, usuario = null, documento = null, cambios = null, errores = null, avisos = null
   where usuario_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger usuarios_olvidados_en_cargas after update of fecha_baja on usuarios
  for each row when (new.fecha_baja is not null and old.fecha_baja is null)
  execute function cargas_olvidan();
