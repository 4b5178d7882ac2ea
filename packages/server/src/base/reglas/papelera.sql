-- What is in the bin: nothing more is put into it, and what somebody used is never erased.

-- Whether something is out of the bin, by what says since when it lies there: `papelera` of a course, a section or an
-- activity, `eliminada_en` of a question. Written into each statement as `is null`, so that indexes serve it.
create or replace function viva(marca anyelement) returns boolean language sql immutable parallel safe as $$
  select marca is null
$$;

-- Nothing is put into a section that is in the bin; whoever is throwing it away at this moment is waited for.
create or replace function actividad_en_seccion_viva() returns trigger language plpgsql as $$
declare
  tirada uuid;
begin
  select s.papelera into tirada from secciones s where s.id = new.seccion for share;
  if tirada is not null then
    raise exception using errcode = 'CT409', message = 'SECCION_EN_PAPELERA', column = 'seccion',
      detail = 'Esa sección está en la papelera. Recupérala o elige otra.';
  end if;
  return new;
end $$;

create or replace trigger actividades_seccion_viva_alta before insert on actividades
  for each row when (new.papelera is null) execute function actividad_en_seccion_viva();

create or replace trigger actividades_seccion_viva_cambio before update on actividades
  for each row when (new.papelera is null and (old.seccion, old.papelera) is distinct from (new.seccion, new.papelera))
  execute function actividad_en_seccion_viva();

-- Whether somebody left anything in what one entry holds: then it is never erased.
create or replace function papelera_usada(entrada uuid, que text, documento uuid) returns boolean language sql stable as $$
  select case que
    when 'curso' then exists (select from inscripciones where curso_id = documento)
      or exists (select from grupo_cursos where curso_id = documento)
      or exists (select from progreso_de_siempre where curso_id = documento)
      or exists (select from rondas where curso_id = documento)
      or exists (select from feedback where curso_id = documento)
    else exists (select from actividades a where a.papelera = entrada and (
        exists (select from progreso_de_siempre where actividad_id = a.id)
        or exists (select from entregas where actividad_id = a.id)
        or exists (select from feedback where actividad_id = a.id)
        or exists (select from excepciones where actividad_id = a.id)))
      -- Something else that lies in the bin would come back to this section.
      or exists (select from secciones s join actividades a on a.seccion = s.id
                  where que = 'seccion' and s.id = documento and s.papelera = entrada and a.papelera is distinct from entrada)
    end
$$;
