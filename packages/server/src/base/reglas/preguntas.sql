-- Folders of the bank, and versions that some attempt asks.

-- A folder belongs to the course of the one it is in, never to itself, and stands six deep at most.
create or replace function carpeta_en_su_sitio() returns trigger language plpgsql as $$
declare
  arriba carpetas;
  niveles integer := 1;
  debajo integer;
begin
  perform pg_advisory_xact_lock(hashtext('preguntas.carpetas'));
  arriba.padre_id := new.padre_id;
  while arriba.padre_id is not null loop
    if arriba.padre_id = new.id then
      raise exception using errcode = 'CT409', message = 'CARPETA_EN_SI_MISMA', column = 'padreId',
        detail = 'Una carpeta no puede estar dentro de sí misma.';
    end if;
    select * into arriba from carpetas where id = arriba.padre_id;
    if niveles = 1 and arriba.curso_id is distinct from new.curso_id then
      raise exception using errcode = 'CT409', message = 'CARPETA_DE_OTRO_CURSO', column = 'padreId',
        detail = 'Una carpeta es del mismo curso que la que la contiene.';
    end if;
    niveles := niveles + 1;
  end loop;
  with recursive ramas (id, hondo) as (
    select new.id, 0 union all select c.id, r.hondo + 1 from carpetas c join ramas r on c.padre_id = r.id)
  select max(hondo) into debajo from ramas;
  if niveles + debajo > 6 then
    raise exception using errcode = 'CT409', message = 'CARPETA_MUY_HONDA', column = 'padreId',
      detail = 'Las carpetas tienen seis niveles como mucho.';
  end if;
  return new;
end $$;

create or replace trigger carpeta_en_su_sitio before insert or update of padre_id, curso_id on carpetas
  for each row execute function carpeta_en_su_sitio();

create or replace function carpeta_es_de_su_curso() returns trigger language plpgsql as $$
begin
  if new.curso_id is distinct from old.curso_id and exists (
    select from preguntas where carpeta_id = new.id union all select from carpetas where padre_id = new.id) then
    raise exception using errcode = 'CT409', message = 'CARPETA_CON_PREGUNTAS', column = 'cursoId',
      detail = 'Una carpeta con algo dentro no cambia de curso.';
  end if;
  return new;
end $$;

create or replace trigger carpeta_es_de_su_curso before update of curso_id on carpetas
  for each row execute function carpeta_es_de_su_curso();

create or replace function pregunta_de_su_carpeta() returns trigger language plpgsql as $$
begin
  select c.curso_id into new.curso_id from carpetas c where c.id = new.carpeta_id for key share;
  return new;
end $$;

create or replace trigger pregunta_de_su_carpeta before insert or update of carpeta_id, curso_id on preguntas
  for each row execute function pregunta_de_su_carpeta();

-- A version that some attempt asks is never written again: what is edited afterwards is another one.
create or replace function version_ya_usada() returns trigger language plpgsql as $$
begin
  if exists (select from intento_preguntas p where p.pregunta_id = old.pregunta_id and p.numero = old.numero) then
    raise exception using errcode = 'CT409', message = 'VERSION_EN_USO',
      detail = 'Hay intentos con esta versión de la pregunta: lo que cambies será otra versión.';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;

create or replace trigger version_ya_usada before update or delete on pregunta_versiones
  for each row execute function version_ya_usada();

create or replace trigger clave_ya_usada before update or delete on pregunta_claves
  for each row execute function version_ya_usada();
