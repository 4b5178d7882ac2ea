-- What a course asks of one person, when each thing closes to them, and what they can't do any more.

-- When an activity closes to everyone, over the evaluations that learners see.
-- Twin: `cierreDe` of `packages/shared/src/progreso/cierre.ts`, held by `packages/server/src/features/progreso/avance.test.ts`.
create or replace function cierre_de(actividad uuid, tipo text, hasta timestamptz) returns timestamptz language sql stable as $$
  select least(hasta, case when tipo = 'evaluacion' then (select e.cierra_en from evaluaciones e
    where e.actividad_id = actividad and e.estado in ('publicada', 'cerrada')) end)
$$;

-- When an evaluation closes to one person by what they or their groups were given. Null when nobody said
-- anything of it, infinity when it never closes to them.
-- Twin: `ajustesEfectivos` of `packages/shared/src/evaluaciones/efectivo.ts`, held by `packages/server/src/features/progreso/avance.test.ts`.
create or replace function cierre_dado(persona uuid, evaluacion uuid) returns timestamptz language sql stable as $$
  select coalesce(
    (select coalesce((x.cambios->>'cierraEn')::timestamptz, 'infinity') from evaluacion_excepciones x
      where x.evaluacion_id = evaluacion and x.usuario_id = persona and x.cambios ? 'cierraEn'),
    (select max(coalesce((x.cambios->>'cierraEn')::timestamptz, 'infinity')) from evaluacion_excepciones x
       join miembros_vigentes m on m.grupo_id = x.grupo_id and m.usuario_id = persona
      where x.evaluacion_id = evaluacion and x.grupo_id is not null and x.cambios ? 'cierraEn'))
$$;

-- `cierre_de`, for one person.
create or replace function cierre_para(persona uuid, actividad uuid, tipo text, hasta timestamptz)
returns timestamptz language sql stable as $$
  select nullif(least(hasta, case when tipo = 'evaluacion' then (
    select coalesce(cierre_dado(persona, e.id), e.cierra_en) from evaluaciones e
     where e.actividad_id = actividad and e.estado in ('publicada', 'cerrada')) end), 'infinity')
$$;

-- Whether some compulsory activity of a course repeats in each round. Where none does any more, all of them do: a round with
-- nothing to do in it would be completed by opening it.
create or replace function alguna_se_repite(curso uuid) returns boolean language sql stable as $$
  select exists (select from actividades a
    where a.curso_id = curso and a.obligatoria and not a.no_se_repite and a.lista and not a.oculta)
$$;

-- Whether something that the course asks for counts from one round to the next.
create or replace function algo_no_se_repite(curso uuid) returns boolean language sql stable as $$
  select exists (select from actividades a
    where a.curso_id = curso and a.obligatoria and a.no_se_repite and a.lista and not a.oculta)
$$;

-- Whether someone completed an activity in a round before the one that is open: what is kept of a round after which another
-- one is open by now is of an earlier one, though it was not moved yet.
create or replace function completada_antes(persona uuid, actividad uuid) returns boolean language sql stable as $$
  select exists (select from progreso_pasado p
                  where p.usuario_id = persona and p.actividad_id = actividad and p.estado = 'completada')
    or exists (select from progreso_guardado p join matriculas_guardadas m using (usuario_id, curso_id)
                where p.usuario_id = persona and p.actividad_id = actividad and p.estado = 'completada'
                  and m.siguiente_en <= ahora())
$$;

-- The best mark of those that completed it.
create or replace function nota_de_antes(persona uuid, actividad uuid) returns double precision language sql stable as $$
  select max(p.nota)::float from (
    select p.nota from progreso_pasado p
     where p.usuario_id = persona and p.actividad_id = actividad and p.estado = 'completada'
    union all
    select p.nota from progreso_guardado p join matriculas_guardadas m using (usuario_id, curso_id)
     where p.usuario_id = persona and p.actividad_id = actividad and p.estado = 'completada' and m.siguiente_en <= ahora()) p
$$;

-- What whoever has begun a round completed in those before it, each with its mark.
create or replace function completadas_antes(persona uuid, curso uuid) returns json language sql stable as $$
  select coalesce(json_agg(json_build_array(p.actividad_id, p.nota::float) order by p.ronda), '[]')
    from progreso_pasado p where p.usuario_id = persona and p.curso_id = curso and p.estado = 'completada'
$$;

-- Whether an activity counts as done because it does not repeat and someone completed it in an earlier round.
create or replace function vale_de_antes(persona uuid, actividad uuid) returns boolean language sql stable as $$
  select exists (select from actividades a where a.id = actividad and a.no_se_repite and a.obligatoria
    and alguna_se_repite(a.curso_id) and completada_antes(persona, a.id))
$$;

-- What is done already, of how much, when somebody has begun nothing in a round that follows another: what does not repeat and
-- they completed before. No row where all of the course repeats. A round written ahead has its own exceptions still to come.
-- Twin: `conLoDeAntes` of `packages/shared/src/progreso/antes.ts`, held by `packages/server/src/features/progreso/no-se-repite.test.ts`.
create or replace function lo_de_antes(persona uuid, curso uuid, desde timestamptz, adelantada boolean)
returns table (hechas integer, total integer) language sql stable as $$
  select n.hechas, case when n.vivas > 0 then n.vivas else n.suyas end
    from (
      select count(*) filter (where s.hecha)::int as hechas,
             count(*) filter (where s.hecha or not s.exenta and not s.cerro_antes)::int as vivas,
             count(*) filter (where s.hecha or not s.exenta)::int as suyas
        from (
          select a.no_se_repite and (
                   exists (select from progreso_pasado p
                            where p.usuario_id = persona and p.actividad_id = a.id and p.estado = 'completada')
                   or adelantada and exists (select from progreso_guardado p
                        where p.usuario_id = persona and p.actividad_id = a.id and p.estado = 'completada')) as hecha,
                 not adelantada and exists (select from excepciones x
                   where x.usuario_id = persona and x.actividad_id = a.id and x.hasta is null) as exenta,
                 coalesce(cierre_para(persona, a.id, a.tipo, a.disponible_hasta) <= desde, false) as cerro_antes
            from actividades a where a.curso_id = curso and a.obligatoria and a.lista and not a.oculta) s) n
   where algo_no_se_repite(curso) and alguna_se_repite(curso)
$$;

-- The same kept beside each of these pairs that has begun nothing in such a round, also in one that is not open yet.
create or replace function contar_lo_de_antes(pares par_de_avance[]) returns void language plpgsql
set plan_cache_mode = 'force_generic_plan' set enable_seqscan = off as $$
begin
  perform from matriculas_guardadas m join unnest(pares) x using (usuario_id, curso_id) where m.ronda > 1 and m.porcentaje is null
    order by m.usuario_id, m.curso_id, m.adelantada for no key update of m;
  update matriculas_guardadas m set hechas = n.hechas, total = n.total
    from (select m.usuario_id, m.curso_id, m.adelantada, n.hechas, n.total
            from unnest(pares) x join matriculas_guardadas m using (usuario_id, curso_id)
            left join lateral lo_de_antes(m.usuario_id, m.curso_id, coalesce(m.abierta_en, m.desde), m.adelantada) n on true) n
   where m.usuario_id = n.usuario_id and m.curso_id = n.curso_id and m.adelantada = n.adelantada and m.ronda > 1
     and m.porcentaje is null and (m.hechas, m.total) is distinct from (n.hechas, n.total);
end $$;

-- What a course asks of one person, and how each of its activities stands for them. Time alone
-- changes none of this but whether `cierra_en` went by, which no figure looks at.
-- Twin: `conSuCierre` of `packages/shared/src/progreso/cierre.ts`, held by `packages/server/src/features/progreso/avance.test.ts`.
-- Twin: `conLoDeAntes` of `packages/shared/src/progreso/antes.ts`, held by `packages/server/src/features/progreso/avance.test.ts`.
create or replace function pasos_de(persona uuid, curso uuid)
returns table (actividad_id uuid, titulo text, exige boolean, hecha boolean, exenta boolean, cerro_antes boolean, cierra_en timestamptz,
  minutos integer)
language sql stable as $$
  select a.id, a.titulo, a.exige_a_terminados,
         h.estado is not distinct from 'completada' or case when a.no_se_repite then vale_de_antes(persona, a.id) else false end,
         x.actividad_id is not null and x.hasta is null,
         x.actividad_id is null and coalesce(c.cierre <= m.desde, false),
         coalesce(x.hasta, c.cierre), a.duracion
    from (select exists (select from actividades o
                          where o.curso_id = curso and o.obligatoria and o.lista and not o.oculta) as hay_obligatorias) o
    join actividades a on a.curso_id = curso and a.lista and not a.oculta and (a.obligatoria or not o.hay_obligatorias)
    cross join lateral (select cierre_para(persona, a.id, a.tipo, a.disponible_hasta) as cierre) c
    left join matriculas m on m.usuario_id = persona and m.curso_id = curso
    left join progreso h on h.actividad_id = a.id and h.usuario_id = persona
    left join excepciones x on x.actividad_id = a.id and x.usuario_id = persona
$$;

-- What someone lacks of a course and can't do any more, at a moment: what they handed in waits for others, not for them.
create or replace function atascos_de(persona uuid, curso uuid, ahora timestamptz)
returns table (actividad_id uuid, titulo text, cerro_en timestamptz) language sql stable as $$
  with suyos as materialized (select * from pasos_de(persona, curso) s where s.hecha or not s.exenta)
  select s.actividad_id, s.titulo, s.cierra_en
    from suyos s join matriculas m on m.usuario_id = persona and m.curso_id = curso and not m.completada
    left join curso_avance v on v.usuario_id = persona and v.curso_id = curso
   where not s.hecha and s.cierra_en <= ahora and (v.terminado_en is null or s.exige)
     and (not s.cerro_antes or not exists (select from suyos o where o.hecha or not o.cerro_antes))
     and not exists (select from entregas e
                      where e.usuario_id = persona and e.actividad_id = s.actividad_id and e.estado = 'entregada' and e.ronda = m.ronda)
   order by s.cierra_en, s.titulo, s.actividad_id
$$;

create or replace function iso_de(momento timestamptz) returns text language sql stable as $$
  select to_char(momento at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- What can't be done any more and what was let off, as the screens of who follows someone show them.
create or replace function atascos_en_json(persona uuid, curso uuid, ahora timestamptz) returns json language sql stable as $$
  select coalesce(json_agg(json_build_object('actividadId', t.actividad_id, 'titulo', t.titulo,
           'cerroEn', iso_de(t.cerro_en))), '[]') from atascos_de(persona, curso, ahora) t
$$;

create or replace function excepciones_en_json(persona uuid, curso uuid) returns json language sql stable as $$
  select coalesce(json_agg(json_build_object('actividadId', x.actividad_id, 'titulo', t.titulo,
           'hasta', iso_de(x.hasta), 'motivo', x.motivo) order by t.titulo, t.id), '[]')
    from excepciones x join actividades t on t.id = x.actividad_id and viva(t.papelera)
   where x.usuario_id = persona and x.curso_id = curso
$$;
