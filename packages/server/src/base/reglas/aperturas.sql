-- When the next round can be opened before its days, and when that can be taken back.

-- When the last of what is to be done in each round closes to someone: infinity when something never does; null when nothing counts.
create or replace function cierra_todo_en(persona uuid, curso uuid) returns timestamptz language sql stable as $$
  select max(case when e.estado = 'cerrada' then '-infinity'
           else coalesce(cierre_para(persona, a.id, a.tipo, a.disponible_hasta), 'infinity') end)
    from (select exists (select from actividades o
                          where o.curso_id = curso and o.obligatoria and o.lista and not o.oculta) as hay_obligatorias) o
    join actividades a on a.curso_id = curso and a.lista and not a.oculta and (a.obligatoria or not o.hay_obligatorias)
      and not (a.no_se_repite and a.obligatoria and alguna_se_repite(curso))
    left join evaluaciones e on e.actividad_id = a.id and a.tipo = 'evaluacion'
$$;

create or replace function algo_abierto(persona uuid, curso uuid, t timestamptz) returns boolean language sql stable as $$
  select algo_sin_cierre(curso) or coalesce(cierra_todo_en(persona, curso) > t, false)
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

-- Whether something that counts never closes to anybody: then no round waits for it.
create or replace function algo_sin_cierre(curso uuid) returns boolean language sql stable as $$
  select exists (select from actividades a left join evaluaciones e on e.actividad_id = a.id and a.tipo = 'evaluacion'
    where a.curso_id = curso and a.obligatoria and not a.no_se_repite and a.lista and not a.oculta and a.disponible_hasta is null
      and e.cierra_en is null and e.estado is distinct from 'cerrada'
      and not exists (select from evaluacion_excepciones x where x.evaluacion_id = e.id))
$$;

-- What counts in a course opens or closes otherwise: rounds that had nothing to do in them open when there is something.
create or replace function rondas_de_lo_abierto(curso uuid) returns void language plpgsql as $$
declare
  esperan par_de_avance[];
begin
  -- In most courses no round follows another, and each of their activities asks this.
  if not exists (select from rondas r where r.curso_id = curso and r.pasada_en is null and r.abre_el is not null) then return; end if;
  esperan := array(
    select row(r.usuario_id, r.curso_id)::par_de_avance from rondas r
      join matriculas_guardadas m on m.usuario_id = r.usuario_id and m.curso_id = r.curso_id and not m.adelantada
     where r.curso_id = curso and r.pasada_en is null and r.abre_el is not null and m.siguiente_en is null
       and algo_abierto(r.usuario_id, r.curso_id, ahora()));
  perform abrir_lo_que_esperaba(esperan);
  -- A date that passed meanwhile is so many days from now.
  update matriculas_guardadas m set vence_al_volver = fin_del_dia(ahora(), 30, zona_de(u.zona_horaria, a.zona_horaria))
    from unnest(esperan) x join usuarios u on u.id = x.usuario_id cross join academia a
   where m.usuario_id = x.usuario_id and m.curso_id = x.curso_id and not m.adelantada and m.siguiente_vence_en < ahora();
  perform recalcular_matriculas(case when algo_sin_cierre(curso) then esperan else array(
    select row(r.usuario_id, r.curso_id)::par_de_avance from rondas r
     where r.curso_id = curso and r.pasada_en is null and r.abre_el is not null) end);
end $$;

create or replace function rondas_de_actividad() returns trigger language plpgsql as $$
begin
  perform rondas_de_lo_abierto(new.curso_id);
  return null;
end $$;

create or replace trigger actividades_rondas after update on actividades
  for each row when ((old.disponible_hasta, old.obligatoria, old.no_se_repite, old.lista, old.oculta)
    is distinct from (new.disponible_hasta, new.obligatoria, new.no_se_repite, new.lista, new.oculta)) execute function rondas_de_actividad();

create or replace trigger actividades_rondas_alta after insert on actividades
  for each row when (new.lista and not new.oculta) execute function rondas_de_actividad();

create or replace function rondas_de_evaluacion() returns trigger language plpgsql as $$
begin
  perform rondas_de_lo_abierto(a.curso_id) from actividades a where a.id = new.actividad_id;
  return null;
end $$;

create or replace trigger evaluaciones_rondas after update on evaluaciones
  for each row when ((old.cierra_en, old.estado) is distinct from (new.cierra_en, new.estado))
  execute function rondas_de_evaluacion();
