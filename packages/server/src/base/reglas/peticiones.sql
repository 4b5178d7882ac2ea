-- Whoever is deleted takes what they asked for with them, and what they wrote about it.
create or replace function peticiones_sin_persona() returns trigger language plpgsql as $$
begin
  delete from peticiones_de_permiso where usuario_id = new.id;
  return null;
end $$;

create or replace trigger usuarios_peticiones_sin_persona after update on usuarios
  for each row when (old.fecha_baja is null and new.fecha_baja is not null) execute function peticiones_sin_persona();
