-- When the next round can be opened before its days, and when that can be taken back.

-- When the last of what counts for someone closes: infinity when something never does; null when nothing counts.
create or replace function cierra_todo_en(persona uuid, curso uuid) returns timestamptz language sql stable as $$
  select max(case when e.estado = 'cerrada' then '-infinity'
           else coalesce(cierre_para(persona, a.id, a.tipo, a.disponible_hasta), 'infinity') end)
    from (select exists (select from actividades o
                          where o.curso_id = curso and o.obligatoria and o.lista and not o.oculta) as hay_obligatorias) o
    join actividades a on a.curso_id = curso and a.lista and not a.oculta and (a.obligatoria or not o.hay_obligatorias)
    left join evaluaciones e on e.actividad_id = a.id and a.tipo = 'evaluacion'
$$;

create or replace function algo_abierto(persona uuid, curso uuid, t timestamptz) returns boolean language sql stable as $$
  select coalesce(cierra_todo_en(persona, curso) > t, false)
$$;

-- Whether someone is in that round and nothing was done in it, nor decided of it.
create or replace function ronda_sin_tocar(persona uuid, curso uuid, cual integer) returns boolean language sql stable as $$
  select exists (select from matriculas m
                  where m.usuario_id = persona and m.curso_id = curso and m.ronda = cual and m.porcentaje is null)
    and not exists (select from intentos i where i.usuario_id = persona and i.curso_id = curso and i.ronda = cual)
    and not exists (select from entregas e where e.usuario_id = persona and e.curso_id = curso and e.ronda = cual)
    and not exists (select from rondas r
                     where r.usuario_id = persona and r.curso_id = curso and r.ronda = cual - 1 and r.pasada_en is not null
                       and (exists (select from prorrogas p where p.usuario_id = persona and p.curso_id = curso)
                         or exists (select from excepciones x where x.usuario_id = persona and x.curso_id = curso)))
$$;
