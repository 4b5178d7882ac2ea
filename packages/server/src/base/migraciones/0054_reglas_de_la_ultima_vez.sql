-- When someone was last in a course is told by what they did, and not by a tutor who marks nor by whoever opens an attempt
-- again: `suyo_en` keeps their own moment while the last change of their record is another person's.
-- `edicion` says in words what was edited in the course, a line for each thing; null when it was the person who did something.
create or replace function recalcular_avance(pares par_de_avance[], edicion text default null) returns void language plpgsql
set plan_cache_mode = 'force_generic_plan' set enable_seqscan = off as $$
begin
  -- Whoever changes since when someone has a course holds this row and then counts: in the same order here.
  perform from matriculas m join unnest(pares) x using (usuario_id, curso_id)
    order by m.usuario_id, m.curso_id for no key update of m;
  insert into curso_avance (usuario_id, curso_id)
    select x.usuario_id, x.curso_id from unnest(pares) x
     where exists (select from progreso p where p.usuario_id = x.usuario_id and p.curso_id = x.curso_id)
    on conflict do nothing;
  -- Whoever finishes two activities at once waits here, so that the second one counts what the first one left.
  perform from curso_avance c join unnest(pares) x using (usuario_id, curso_id)
    order by c.usuario_id, c.curso_id for update of c;
  update curso_avance c
     set total = d.total, hechas = d.hechas, iniciado_en = d.iniciado_en, ultima_vez = d.ultima_vez,
         porcentaje = case when c.terminado_en is not null or d.crudo = 100 then d.crudo
           else least(99, greatest(d.crudo, case when edicion is not null then c.porcentaje
             else c.piso - 100 * greatest(0, c.piso_hechas - d.hechas) / greatest(1, d.total) end)) end,
         piso = case when edicion is null then c.piso when d.crudo < c.porcentaje then c.porcentaje end,
         piso_hechas = case when edicion is null then c.piso_hechas when d.crudo < c.porcentaje then d.hechas end,
         piso_historia = case when edicion is null then c.piso_historia when d.crudo < c.porcentaje then d.historia else '[]' end,
         piso_en = case when edicion is null then c.piso_en
           when d.crudo < c.porcentaje then coalesce((d.historia->-1->>'en')::timestamptz, c.piso_en, now()) end,
         piso_motivo = case when edicion is null then c.piso_motivo
           when d.crudo < c.porcentaje then coalesce(motivo_en_palabras(d.historia->-1->'frases'), 'cambió lo que pide el curso') end,
         terminado_en = coalesce(c.terminado_en, case when d.crudo = 100 then d.anotado_en end)
    from (
      select m.*, case when m.crudo < v.porcentaje and edicion is not null then historia_tras(v.piso_historia, edicion,
               v.piso is null or m.crudo < case when v.total > 0 then 100 * v.hechas / v.total else 0 end) end as historia
        from (
      select v.usuario_id, v.curso_id, t.total, n.hechas, p.iniciado_en, p.ultima_vez, p.anotado_en,
             case when t.total > 0 then 100 * n.hechas / t.total when v.terminado_en is null then 0 else 100 end as crudo
        from unnest(pares) x
        join curso_avance v using (usuario_id, curso_id)
        cross join lateral (
          select count(*) filter (where s.hecha or (not s.exenta and not s.cerro_antes
                   and (v.terminado_en is null or s.exige)))::int as vivas,
                 count(*) filter (where s.hecha or not s.exenta)::int as suyas,
                 count(*) filter (where s.hecha)::int as hechas
            from pasos_de(v.usuario_id, v.curso_id) s) n
        -- A course of which everything had closed is not finished by coming into it.
        cross join lateral (
          select case when n.vivas > 0 or v.terminado_en is not null then n.vivas else n.suyas end as total) t
        cross join lateral (
          select min(h.iniciado_en) as iniciado_en, max(coalesce(h.suyo_en, h.actualizado_en)) as ultima_vez,
                 max(h.actualizado_en) as anotado_en
            from progreso h where h.usuario_id = v.usuario_id and h.curso_id = v.curso_id) p
       where p.iniciado_en is not null) m
        join curso_avance v using (usuario_id, curso_id)) d
   where c.usuario_id = d.usuario_id and c.curso_id = d.curso_id;
  delete from curso_avance c using unnest(pares) x
   where c.usuario_id = x.usuario_id and c.curso_id = x.curso_id
     and not exists (select from progreso p where p.usuario_id = c.usuario_id and p.curso_id = c.curso_id);
end $$;
