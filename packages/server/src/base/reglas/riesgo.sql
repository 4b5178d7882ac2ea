-- Who may not arrive in time: from a moment that is kept beside the due date, and written when progress, dates or pace change.

-- What its author did not say.
create or replace function minutos_de(estimados integer) returns integer language sql immutable as $$
  select coalesce(estimados, 10)
$$;

-- What whoever has not begun a round has before them.
create or replace function minutos_de_ronda(persona uuid, curso uuid, cual integer) returns integer language sql stable as $$
  select coalesce(sum(minutos_de(s.minutos)), 0)::int from pasos_de(persona, curso) s
    join actividades a on a.id = s.actividad_id
   where not s.exenta and not s.cerro_antes and not (cual > 1 and a.no_se_repite and alguna_se_repite(curso))
$$;

-- A day is over when the next one begins, and it is its last second that is kept.
create or replace function limite_de(vence timestamptz, zona text) returns timestamptz language sql immutable as $$
  select case when (vence at time zone zona)::time >= '23:59:59' then inicio_del_dia((vence at time zone zona)::date + 1, zona) else vence end
$$;

create or replace function riesgo_por_fecha(empezo timestamptz, limite timestamptz, zona text) returns timestamptz
language sql immutable as $$
  select case when (limite at time zone zona) - (empezo at time zone zona) <= interval '14 days'
    then limite - make_interval(secs => greatest(0, extract(epoch from limite - empezo)) / 4)
    else ((limite at time zone zona) - interval '7 days') at time zone zona end
$$;

create or replace function riesgo_por_ritmo(limite timestamptz, minutos integer, ritmo real) returns timestamptz
language sql immutable as $$
  select case when ritmo >= 1 then limite - make_interval(secs => 2 * 86400 * minutos / ritmo::float8) end
$$;

-- Twin: `riesgoDesde` of `packages/shared/src/cumplimiento/riesgo.ts`, held by `packages/server/src/features/progreso/riesgo.test.ts`.
create or replace function riesgo_desde(empezo timestamptz, limite timestamptz, minutos integer, ritmo real, zona text)
returns timestamptz language sql immutable as $$
  select least(riesgo_por_fecha(empezo, limite, zona), riesgo_por_ritmo(limite, minutos, ritmo))
$$;

create or replace function ritmo_de(persona uuid) returns real language sql stable as $$
  select r.ritmo from ritmos r where r.usuario_id = persona
$$;

-- Somebody's risk at a moment and its reason; null: there is none. In the margin, its end is what they run to.
create or replace function riesgo_en_json(cumplimiento text, empezo timestamptz, vence_en timestamptz, margen timestamptz,
  riesgo timestamptz, minutos integer, ritmo real, zona text, t timestamptz) returns json language sql stable as $$
  select json_build_object('limite', iso_de(x.limite), 'minutos', coalesce(minutos, 0), 'ritmo', coalesce(ritmo, 0),
      'por', case when riesgo_por_ritmo(x.limite, minutos, ritmo) < riesgo_por_fecha(empezo, x.limite, zona) then 'ritmo'
        when (x.limite at time zone zona) - (empezo at time zone zona) <= interval '14 days' then 'ultimo_cuarto' else 'fecha' end)
    from (select case when cumplimiento = 'en_gracia' then margen else limite_de(vence_en, zona) end as limite) x
   where riesgo <= t and (cumplimiento in ('en_plazo', 'por_renovar')
     or cumplimiento = 'en_gracia' and riesgo_desde(empezo, x.limite, minutos, ritmo, zona) <= t)
$$;

create or replace function situar_matricula() returns trigger language plpgsql as $$
declare
  zona text;
  margen timestamptz;
  suyo real;
begin
  if new.vence_en is not null and not new.terminada then
    zona := zona_de_persona(new.usuario_id);
    margen := margen_hasta(new.vence_en, margen_de(new.curso_id), zona);
  end if;
  new.por_corregir := not new.terminada and new.entregado_en is not null
    and espera_nota(new.entregado_en, new.vence_en, margen);
  new.cumple_hasta := cumple_hasta(new.terminada, new.vale_hasta, new.vence_en, margen, new.por_corregir);
  if new.vence_en is null or new.terminada then
    new.riesgo_desde := null;
    return new;
  end if;
  suyo := ritmo_de(new.usuario_id);
  if suyo >= 1 and new.minutos is null then
    new.minutos := minutos_de_ronda(new.usuario_id, new.curso_id, new.ronda);
  end if;
  new.riesgo_desde := riesgo_desde(coalesce(new.abierta_en, new.desde), limite_de(new.vence_en, zona), new.minutos, suyo, zona);
  return new;
end $$;

create or replace trigger matriculas_situacion_alta before insert on matriculas_guardadas
  for each row when (new.vence_en is not null or new.vale_hasta is not null) execute function situar_matricula();

create or replace trigger matriculas_situacion before update on matriculas_guardadas
  for each row when ((old.entregado_en, old.vence_en, old.terminada, old.vale_hasta, old.desde, old.abierta_en, old.minutos)
    is distinct from (new.entregado_en, new.vence_en, new.terminada, new.vale_hasta, new.desde, new.abierta_en, new.minutos))
  execute function situar_matricula();

-- Everyone's pace once a day, some thousands of people in each transaction: of those from an id on, whose last one is
-- answered; null: there were no more. What was never counted before is taken for yesterday's if its activity was used of late.
create or replace function contar_ritmos(desde uuid, cuantos integer, hoy date) returns uuid language plpgsql
set plan_cache_mode = 'force_custom_plan' as $$
declare
  ids uuid[] := array(select u.id from usuarios u where u.id > desde order by u.id limit cuantos);
  cambian uuid[];
begin
  with suma as (
    select p.usuario_id, sum(greatest(l.segundos, p.tiempo))::int as segundos,
           coalesce(sum(greatest(l.segundos, p.tiempo)) filter (where coalesce(l.en, p.actualizado_en) > hoy - 28), 0)::int as de_ahora
      from progreso_guardado p
      left join (select * from latidos where usuario_id = any(ids)) l using (usuario_id, actividad_id)
     where p.usuario_id = any(ids) group by p.usuario_id),
  nuevos as (
    select u.id, coalesce(s.segundos, 0) as segundos,
           (case when r.usuario_id is null then array[coalesce(s.de_ahora, 0)]
             else array[greatest(0, coalesce(s.segundos, 0) - r.segundos)] || array_fill(0, array[hoy - r.contado_el - 1]) || r.dias end)[1:28]
             as dias, coalesce(r.ritmo, 0) as antes
      from unnest(ids) u (id) left join suma s on s.usuario_id = u.id left join ritmos r on r.usuario_id = u.id
     where coalesce(r.contado_el < hoy, true) and (s.segundos > 0 or r.usuario_id is not null)
       and (r.usuario_id is null or r.ritmo > 0 or s.segundos is distinct from r.segundos)),
  con_ritmo as (
    select n.*, ((select coalesce(sum(d), 0) from unnest(n.dias) d) / 60.0 / 28)::real as ritmo from nuevos n),
  puestos as (
    insert into ritmos as r (usuario_id, contado_el, segundos, dias, ritmo)
      select n.id, hoy, n.segundos, n.dias, n.ritmo from con_ritmo n
      on conflict (usuario_id) do update set contado_el = excluded.contado_el, segundos = excluded.segundos, dias = excluded.dias,
        ritmo = excluded.ritmo)
  select array(select n.id from con_ritmo n where n.ritmo is distinct from n.antes and greatest(n.ritmo, n.antes) >= 1) into cambian;
  perform recalcular_riesgo(cambian);
  return ids[cuantos];
end $$;

create or replace function recalcular_riesgo(personas uuid[]) returns void language plpgsql
set plan_cache_mode = 'force_generic_plan' set enable_seqscan = off as $$
begin
  perform from matriculas_guardadas m where m.usuario_id = any(personas) order by m.usuario_id, m.curso_id, m.adelantada for no key update;
  update matriculas_guardadas m set minutos = n.minutos, riesgo_desde = n.riesgo
    from (select m.usuario_id, m.curso_id, m.adelantada, x.minutos,
                 riesgo_desde(coalesce(m.abierta_en, m.desde), limite_de(m.vence_en, z.zona), x.minutos, r.ritmo, z.zona) as riesgo
            from matriculas_guardadas m
            cross join lateral (select zona_de_persona(m.usuario_id) as zona) z
            cross join lateral (select ritmo_de(m.usuario_id) as ritmo) r
            cross join lateral (select case when r.ritmo >= 1 then coalesce(m.minutos, minutos_de_ronda(m.usuario_id, m.curso_id, m.ronda))
              else m.minutos end as minutos) x
           where m.usuario_id = any(personas) and m.vence_en is not null and not m.terminada) n
   where m.usuario_id = n.usuario_id and m.curso_id = n.curso_id and m.adelantada = n.adelantada
     and (m.minutos, m.riesgo_desde) is distinct from (n.minutos, n.riesgo::timestamptz(3));
end $$;
