-- What files take of the store: of those that share bytes, one; their sums by course and by kind.

create or replace function clase_de_archivo(estado text, tipo text) returns text language sql immutable as $$
  select case when estado = 'subiendo' then 'a_medias'
    when tipo like 'video/%' then 'video' when tipo like 'image/%' then 'imagen' when tipo like 'audio/%' then 'audio'
    when tipo ~ '(pdf|text/|officedocument|opendocument|msword|x-cfb|rtf|epub)' then 'documento' else 'otro' end
$$;

create or replace function archivo_que_ocupa() returns trigger language plpgsql as $$
begin
  new.ocupa := new.clave is null or not exists (
    select from archivos f where f.ocupa and f.id <> new.id and (f.id = new.clave or f.clave = new.clave));
  return new;
end $$;

create or replace function recontar_uso() returns void language sql as $$
  with quitadas as (delete from uso_de_archivos_pendiente returning curso_id, clase, archivos, bytes)
  insert into uso_de_archivos as u
    select curso_id, clase, sum(archivos), sum(bytes) from quitadas group by curso_id, clase
    having sum(archivos) <> 0 or sum(bytes) <> 0
  on conflict (curso_id, clase) do update set archivos = u.archivos + excluded.archivos, bytes = u.bytes + excluded.bytes
$$;

-- Of the bytes of one that goes, the next that shares them takes the room: a row that leaves at the same time is passed over.
create or replace function uso_de_archivo() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.ocupa then
    insert into uso_de_archivos_pendiente values (old.curso_id, clase_de_archivo(old.estado, old.tipo), -1, -old.bytes);
  end if;
  if tg_op <> 'DELETE' and new.ocupa then
    insert into uso_de_archivos_pendiente values (new.curso_id, clase_de_archivo(new.estado, new.tipo), 1, new.bytes);
  end if;
  if tg_op = 'DELETE' and old.ocupa then
    update archivos set ocupa = true where id = (
      select f.id from archivos f where f.clave = coalesce(old.clave, old.id)
       order by f.creado_en, f.id limit 1 for no key update);
  end if;
  return null;
end $$;

create or replace trigger archivos_que_ocupan before insert or update of clave on archivos
  for each row execute function archivo_que_ocupa();

create or replace trigger archivos_uso_alta after insert on archivos
  for each row when (new.ocupa) execute function uso_de_archivo();

create or replace trigger archivos_uso_cambio after update on archivos
  for each row when ((old.ocupa, old.bytes, old.estado, old.tipo, old.curso_id)
    is distinct from (new.ocupa, new.bytes, new.estado, new.tipo, new.curso_id)) execute function uso_de_archivo();

create or replace trigger archivos_uso_baja after delete on archivos
  for each row when (old.ocupa) execute function uso_de_archivo();
