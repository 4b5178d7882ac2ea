-- Looked at when all is done: a course that is erased takes its sections and its entries with it, in any order.
alter table cursos add constraint cursos_papelera foreign key (papelera) references papelera (id) deferrable initially deferred;
--> statement-breakpoint
alter table secciones add constraint secciones_papelera foreign key (papelera) references papelera (id) deferrable initially deferred;
--> statement-breakpoint
alter table actividades add constraint actividades_papelera foreign key (papelera) references papelera (id) deferrable initially deferred;
--> statement-breakpoint
-- What is in the bin is not ready, so that it counts as hidden wherever that is asked: outline, figure, totals, requirements.
create or replace function actividad_lista() returns trigger language plpgsql as $$
begin
  new.lista := new.papelera is null and contenido_listo(new.id, new.tipo, new.contenido);
  return new;
end $$;
--> statement-breakpoint
drop trigger actividades_lista_cambio on actividades;
--> statement-breakpoint
create trigger actividades_lista_cambio before update on actividades
  for each row when ((old.contenido, old.tipo, old.lista, old.papelera) is distinct from (new.contenido, new.tipo, new.lista, new.papelera))
  execute function actividad_lista();
--> statement-breakpoint
create or replace function actividad_de_evaluacion_lista() returns trigger language plpgsql as $$
begin
  update actividades a set lista = not a.lista
   where a.id in (old.actividad_id, new.actividad_id)
     and a.lista <> (a.papelera is null and contenido_listo(a.id, a.tipo, a.contenido));
  return null;
end $$;
--> statement-breakpoint
-- Nothing is put into a section that is in the bin; whoever is throwing it away at this moment is waited for.
create function actividad_en_seccion_viva() returns trigger language plpgsql as $$
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
--> statement-breakpoint
create trigger actividades_seccion_viva_alta before insert on actividades
  for each row when (new.papelera is null) execute function actividad_en_seccion_viva();
--> statement-breakpoint
create trigger actividades_seccion_viva_cambio before update on actividades
  for each row when (new.papelera is null and (old.seccion, old.papelera) is distinct from (new.seccion, new.papelera))
  execute function actividad_en_seccion_viva();
--> statement-breakpoint
create or replace function excepciones_en_json(persona uuid, curso uuid) returns json language sql stable as $$
  select coalesce(json_agg(json_build_object('actividadId', x.actividad_id, 'titulo', t.titulo,
           'hasta', iso_de(x.hasta), 'motivo', x.motivo) order by t.titulo, t.id), '[]')
    from excepciones x join actividades t on t.id = x.actividad_id and t.papelera is null
   where x.usuario_id = persona and x.curso_id = curso
$$;
--> statement-breakpoint
-- Whether somebody left anything in what one entry holds: then it is never erased.
create function papelera_usada(entrada uuid, que text, documento uuid) returns boolean language sql stable as $$
  select case que
    when 'curso' then exists (select from inscripciones where curso_id = documento)
      or exists (select from grupo_cursos where curso_id = documento)
      or exists (select from progreso where curso_id = documento)
      or exists (select from feedback where curso_id = documento)
    else exists (select from actividades a where a.papelera = entrada and (
        exists (select from progreso where actividad_id = a.id)
        or exists (select from entregas where actividad_id = a.id)
        or exists (select from feedback where actividad_id = a.id)
        or exists (select from excepciones where actividad_id = a.id)))
      -- Something else that lies in the bin would come back to this section.
      or exists (select from secciones s join actividades a on a.seccion = s.id
                  where que = 'seccion' and s.id = documento and s.papelera = entrada and a.papelera is distinct from entrada)
    end
$$;
