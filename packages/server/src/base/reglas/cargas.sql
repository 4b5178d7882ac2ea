-- What uploads of people keep, and what they forget.

-- Whoever is deleted leaves no data behind in the rows of the uploads that brought them in.
create or replace function cargas_olvidan() returns trigger language plpgsql as $$
begin
  update carga_filas
     set celdas = '{}', correo = null, usuario = null, documento = null, cambios = null, errores = null, avisos = null
   where usuario_id = new.id;
  return null;
end $$;

create or replace trigger usuarios_olvidados_en_cargas after update of fecha_baja on usuarios
  for each row when (new.fecha_baja is not null and old.fecha_baja is null)
  execute function cargas_olvidan();

create or replace function cargas_sin_filas() returns trigger language plpgsql as $$
begin
  delete from carga_filas f using viejas v where f.carga_id = v.id;
  return null;
end $$;

create or replace trigger cargas_filas_baja after delete on cargas
  referencing old table as viejas for each statement execute function cargas_sin_filas();
