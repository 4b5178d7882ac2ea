-- Why someone keeps a figure higher than what they have done is said by the edit that still lowers it: one that was taken
-- back is forgotten, and the reason is again the one before it.
alter table curso_avance add column piso_historia jsonb not null default '[]';
--> statement-breakpoint
update curso_avance set piso_historia = jsonb_build_array(jsonb_build_object('en', piso_en, 'frases', jsonb_build_array(piso_motivo)))
 where piso_motivo is not null;
--> statement-breakpoint
create function frase_contraria(frase text) returns text language sql immutable as $$
  select case
    when frase like 'se quitó «%' then 'se añadió' || substr(frase, length('se quitó') + 1)
    when frase like 'se añadió «%' then 'se quitó' || substr(frase, length('se añadió') + 1)
    when frase like '%» pasó a ser obligatoria' then regexp_replace(frase, 'pasó a ser obligatoria$', 'dejó de ser obligatoria')
    when frase like '%» dejó de ser obligatoria' then regexp_replace(frase, 'dejó de ser obligatoria$', 'pasó a ser obligatoria')
    -- Of dates and of whom something is asked: another such change that raises the figure stands for the one that lowered it.
    else frase end
$$;
--> statement-breakpoint
create function motivo_en_palabras(frases jsonb) returns text language sql immutable as $$
  select frases->>0 || case jsonb_array_length(frases) when 1 then '' when 2 then ' y hubo otro cambio'
    else ' y hubo ' || jsonb_array_length(frases) - 1 || ' cambios más' end
$$;
--> statement-breakpoint
-- The edits that lower a figure, after one more: what it takes back leaves, and it enters if it lowers the figure itself.
create function historia_tras(historia jsonb, edicion text, baja boolean) returns jsonb language sql stable as $$
  with nuevas as (select f, i from unnest(string_to_array(edicion, E'\n')) with ordinality u(f, i)),
  viejas as (
    select e.value->>'en' as en, e.ordinality as lugar, f.value as frase, f.ordinality as i
      from jsonb_array_elements(historia) with ordinality e, jsonb_array_elements_text(e.value->'frases') with ordinality f),
  propias as (
    select f, i from nuevas n where not exists (select from viejas v where v.frase = frase_contraria(n.f)))
  select coalesce(jsonb_agg(jsonb_build_object('en', q.en, 'frases', q.frases) order by q.lugar), '[]')
    from (
      select v.lugar, v.en, jsonb_agg(v.frase order by v.i) as frases from viejas v
       where not exists (select from nuevas n where v.frase = frase_contraria(n.f)) group by v.lugar, v.en
      union all
      select jsonb_array_length(historia) + 1, iso_de(now()), jsonb_agg(t.f order by t.i)
        from (select f, i from propias union all select f, i from nuevas where not exists (select from propias)) t
       where baja having count(*) > 0) q
$$;
--> statement-breakpoint
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
         terminado_en = coalesce(c.terminado_en, case when d.crudo = 100 then d.ultima_vez end)
    from (
      select m.*, case when m.crudo < v.porcentaje and edicion is not null then historia_tras(v.piso_historia, edicion,
               v.piso is null or m.crudo < case when v.total > 0 then 100 * v.hechas / v.total else 0 end) end as historia
        from (
      select v.usuario_id, v.curso_id, t.total, n.hechas, p.iniciado_en, p.ultima_vez,
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
          select min(h.iniciado_en) as iniciado_en, max(h.actualizado_en) as ultima_vez
            from progreso h where h.usuario_id = v.usuario_id and h.curso_id = v.curso_id) p
       where p.iniciado_en is not null) m
        join curso_avance v using (usuario_id, curso_id)) d
   where c.usuario_id = d.usuario_id and c.curso_id = d.curso_id;
  delete from curso_avance c using unnest(pares) x
   where c.usuario_id = x.usuario_id and c.curso_id = x.curso_id
     and not exists (select from progreso p where p.usuario_id = c.usuario_id and p.curso_id = c.curso_id);
end $$;
--> statement-breakpoint
create or replace function avance_tras_editar(curso uuid, frases text[]) returns void language sql as $$
  select recalcular_avance(
    array(select row(usuario_id, curso_id)::par_de_avance from curso_avance where curso_id = curso),
    array_to_string(frases, E'\n'))
$$;
