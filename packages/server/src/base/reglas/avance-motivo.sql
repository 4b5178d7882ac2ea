-- Why a figure stays higher than what was done: the edits that would have lowered it, in words.

create or replace function frase_contraria(frase text) returns text language sql immutable as $$
  select case
    when frase like 'se quitó «%' then 'se añadió' || substr(frase, length('se quitó') + 1)
    when frase like 'se añadió «%' then 'se quitó' || substr(frase, length('se añadió') + 1)
    when frase like '%» pasó a ser obligatoria' then regexp_replace(frase, 'pasó a ser obligatoria$', 'dejó de ser obligatoria')
    when frase like '%» dejó de ser obligatoria' then regexp_replace(frase, 'dejó de ser obligatoria$', 'pasó a ser obligatoria')
    -- Of dates and of whom something is asked: another such change that raises the figure stands for the one that lowered it.
    else frase end
$$;

create or replace function motivo_en_palabras(frases jsonb) returns text language sql immutable as $$
  select frases->>0 || case jsonb_array_length(frases) when 1 then '' when 2 then ' y hubo otro cambio'
    else ' y hubo ' || jsonb_array_length(frases) - 1 || ' cambios más' end
$$;

-- The edits that lower a figure, after one more: what it takes back leaves, and it enters if it lowers the figure itself.
create or replace function historia_tras(historia jsonb, edicion text, baja boolean) returns jsonb language sql stable as $$
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
