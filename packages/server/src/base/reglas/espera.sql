-- Whose course waits for somebody's mark: all that is left of it was handed in. Nobody is late while they wait for others.

-- When the last of what is left was handed in, if all of it waits for a mark.
create or replace function entregado_de(persona uuid, curso uuid) returns timestamptz language sql stable as $$
  select case when count(*) = count(w.en) then max(w.en) end
    from pasos_de(persona, curso) s
    cross join lateral (select ronda_vigente(persona, curso) as ronda) r
    left join lateral (
      select greatest(
        (select max(e.entregada_en) from entregas e where e.usuario_id = persona and e.actividad_id = s.actividad_id
            and e.ronda = r.ronda and e.estado = 'entregada'),
        (select max(i.entregado_en) from intentos i where i.usuario_id = persona and i.actividad_id = s.actividad_id
            and i.ronda = r.ronda and i.estado = 'entregado' and i.provisional)) as en) w on true
   where not s.hecha and not s.exenta and not s.cerro_antes
$$;

create or replace function algo_espera_nota(persona uuid, curso uuid) returns boolean language sql stable as $$
  select exists (select from entregas e where e.usuario_id = persona and e.curso_id = curso and e.estado = 'entregada')
    or exists (select from intentos i where i.usuario_id = persona and i.curso_id = curso and i.provisional and i.estado = 'entregado')
$$;

-- Most people wait for nobody: for them two keys are looked at.
create or replace function recalcular_espera(pares par_de_avance[]) returns void language plpgsql
set plan_cache_mode = 'force_generic_plan' set enable_seqscan = off as $$
begin
  update matriculas_guardadas m set entregado_en = e.en
    from (select x.usuario_id, x.curso_id,
                 case when algo_espera_nota(x.usuario_id, x.curso_id) then entregado_de(x.usuario_id, x.curso_id) end as en
            from unnest(pares) x) e
   where m.usuario_id = e.usuario_id and m.curso_id = e.curso_id and not m.adelantada
     and m.entregado_en is distinct from e.en::timestamptz(3);
end $$;

-- Handed in before the limit, its margin included.
-- Twin: `esperaNota` of `packages/shared/src/cumplimiento/estado.ts`, held by `packages/server/src/features/progreso/cumplimiento.test.ts`.
create or replace function espera_nota(entregado_en timestamptz, vence_en timestamptz, margen timestamptz) returns boolean
language sql immutable as $$
  select entregado_en is not null and (vence_en is null or entregado_en <= vence_en or entregado_en < margen)
$$;

create or replace function margen_de(curso uuid) returns integer language sql stable as $$
  select coalesce((select r.dias_de_margen from curso_renovaciones r where r.curso_id = curso), 0)
$$;

create or replace function zona_de_persona(persona uuid) returns text language sql stable as $$
  select zona_de(u.zona_horaria, a.zona_horaria) from usuarios u cross join academia a where u.id = persona
$$;

-- The margin ends on the calendar of the person, as many days after as the course says: when either moves, so does what hangs
-- on it.
create or replace function recalcular_margenes(pares par_de_avance[]) returns void language plpgsql
set plan_cache_mode = 'force_generic_plan' set enable_seqscan = off as $$
begin
  update matriculas_guardadas m set por_corregir = n.espera, cumple_hasta = n.hasta
    from (select g.usuario_id, g.curso_id, g.adelantada, e.espera,
                 cumple_hasta(g.terminada, g.vale_hasta, g.vence_en, z.margen, e.espera)::timestamptz(3) as hasta
            from unnest(pares) x join matriculas_guardadas g using (usuario_id, curso_id)
            cross join lateral (select margen_hasta(g.vence_en, margen_de(g.curso_id), zona_de_persona(g.usuario_id)) as margen) z
            cross join lateral (select espera_nota(g.entregado_en, g.vence_en, z.margen) as espera) e
           where g.vence_en is not null and not g.terminada
           order by g.usuario_id, g.curso_id, g.adelantada for no key update of g) n
   where m.usuario_id = n.usuario_id and m.curso_id = n.curso_id and m.adelantada = n.adelantada
     and (m.por_corregir, m.cumple_hasta) is distinct from (n.espera, n.hasta);
end $$;

create or replace function espera_de_margen() returns trigger language plpgsql as $$
begin
  perform recalcular_margenes(array(
    select distinct row(m.usuario_id, m.curso_id)::par_de_avance from matriculas_guardadas m
     where m.curso_id = new.curso_id and m.vence_en is not null and not m.terminada));
  return null;
end $$;

create or replace trigger curso_renovaciones_espera after insert or update of dias_de_margen on curso_renovaciones
  for each row execute function espera_de_margen();

-- Whoever is told that what they handed in did not pass has thirty days, if their date went by while they waited.
create or replace function dar_plazo_tras_nota(persona uuid, curso uuid) returns void language plpgsql as $$
declare
  antes timestamptz;
begin
  update matriculas_guardadas m set vence_tras_nota = fin_del_dia(ahora(), 30, zona_de_persona(persona))
   where m.usuario_id = persona and m.curso_id = curso and not m.adelantada and not m.terminada and not m.por_corregir
     and m.vence_en < ahora()
  returning m.vence_en into antes;
  if not found then return; end if;
  perform recalcular_matriculas(array[row(persona, curso)::par_de_avance]);
  insert into plazos_movidos (id, usuario_id, curso_id, antes, despues)
    select gen_random_uuid(), m.usuario_id, m.curso_id, antes, m.vence_en
      from matriculas_guardadas m where m.usuario_id = persona and m.curso_id = curso and not m.adelantada;
end $$;

-- At the end of what was done: by then it is known whether it passed.
create or replace function espera_de_lo_entregado() returns trigger language plpgsql as $$
declare
  esperaba boolean;
  una record;
begin
  if tg_op = 'DELETE' then una := old; else una := new; end if;
  select m.por_corregir into esperaba from matriculas_guardadas m
   where m.usuario_id = una.usuario_id and m.curso_id = una.curso_id and not m.adelantada and m.ronda = una.ronda;
  perform recalcular_espera(array[row(una.usuario_id, una.curso_id)::par_de_avance]);
  if esperaba and tg_nargs > 0 then perform dar_plazo_tras_nota(una.usuario_id, una.curso_id); end if;
  return null;
end $$;

create constraint trigger entregas_espera_alta after insert on entregas deferrable initially deferred
  for each row when (new.estado = 'entregada') execute function espera_de_lo_entregado();

create constraint trigger entregas_espera_cambio after update of estado on entregas deferrable initially deferred
  for each row when (old.estado <> new.estado and not (old.estado = 'entregada' and new.estado in ('calificada', 'devuelta')))
  execute function espera_de_lo_entregado();

create constraint trigger entregas_espera_nota after update of estado on entregas deferrable initially deferred
  for each row when (old.estado = 'entregada' and new.estado in ('calificada', 'devuelta'))
  execute function espera_de_lo_entregado('nota');

create constraint trigger entregas_espera_baja after delete on entregas deferrable initially deferred
  for each row when (old.estado = 'entregada') execute function espera_de_lo_entregado();

create constraint trigger intentos_espera_alta after insert on intentos deferrable initially deferred
  for each row when (new.provisional and new.estado = 'entregado') execute function espera_de_lo_entregado();

create constraint trigger intentos_espera_cambio after update on intentos deferrable initially deferred
  for each row when ((old.provisional or new.provisional) and (old.estado, old.provisional) is distinct from (new.estado, new.provisional)
    and not (old.provisional and not new.provisional and old.estado = 'entregado' and new.estado = 'entregado'))
  execute function espera_de_lo_entregado();

create constraint trigger intentos_espera_nota after update on intentos deferrable initially deferred
  for each row when (old.provisional and not new.provisional and old.estado = 'entregado' and new.estado = 'entregado')
  execute function espera_de_lo_entregado('nota');

create constraint trigger intentos_espera_baja after delete on intentos deferrable initially deferred
  for each row when (old.provisional) execute function espera_de_lo_entregado();
