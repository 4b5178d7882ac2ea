-- Why a figure stays higher than what was done: the edits that would have lowered it. What happened is kept as data, which
-- activity and what was done to it; the words are written when they are read. Edits kept before that are words already.

create or replace function cambio_contrario(que text) returns text language sql immutable as $$
  select case que when 'quitada' then 'añadida' when 'añadida' then 'quitada'
    when 'obligatoria' then 'opcional' when 'opcional' then 'obligatoria'
    -- Of dates and of whom something is asked: another such change that raises the figure stands for the one that lowered it.
    else que end
$$;

create or replace function cambio_de(que text, actividad uuid, titulo text) returns jsonb language sql immutable as $$
  select jsonb_build_object('que', que, 'actividad', actividad, 'titulo', titulo)
$$;

create or replace function cambio_en_palabras(cambio jsonb) returns text language sql immutable as $$
  select case when jsonb_typeof(cambio) = 'string' then cambio #>> '{}' else
    format(case cambio->>'que' when 'quitada' then 'se quitó «%s»' when 'añadida' then 'se añadió «%s»'
        when 'obligatoria' then '«%s» pasó a ser obligatoria' when 'opcional' then '«%s» dejó de ser obligatoria'
        when 'a_quien' then 'cambió a quién se le pide «%s»' when 'fechas' then 'cambiaron las fechas de «%s»' end,
      cambio->>'titulo') end
$$;

-- Whether one edit takes back another.
create or replace function cambio_deshace(nuevo jsonb, viejo jsonb) returns boolean language sql immutable as $$
  select case when jsonb_typeof(viejo) = 'string'
    then viejo #>> '{}' = cambio_en_palabras(nuevo || jsonb_build_object('que', cambio_contrario(nuevo->>'que')))
    else viejo->>'que' = cambio_contrario(nuevo->>'que') and viejo->>'actividad' = nuevo->>'actividad' end
$$;

create or replace function motivo_del_piso(historia jsonb, motivo text) returns text language sql immutable as $$
  select coalesce(
    (select cambio_en_palabras(u.cambios->0) || case jsonb_array_length(u.cambios) when 1 then '' when 2 then ' y hubo otro cambio'
         else ' y hubo ' || jsonb_array_length(u.cambios) - 1 || ' cambios más' end
       from (select coalesce(historia->-1->'cambios', historia->-1->'frases') as cambios) u),
    motivo, 'cambió lo que pide el curso')
$$;

-- The edits that lower a figure, after others (`edicion`, a list as JSON): what they take back leaves, and they enter if they
-- lower the figure themselves.
create or replace function historia_tras(historia jsonb, edicion text, baja boolean) returns jsonb language sql stable as $$
  with nuevas as (select u.value as cambio, u.ordinality as i from jsonb_array_elements(edicion::jsonb) with ordinality u),
  viejas as (
    select e.value->>'en' as en, e.ordinality as lugar, f.value as cambio, f.ordinality as i
      from jsonb_array_elements(historia) with ordinality e,
           jsonb_array_elements(coalesce(e.value->'cambios', e.value->'frases')) with ordinality f),
  propias as (
    select cambio, i from nuevas n where not exists (select from viejas v where cambio_deshace(n.cambio, v.cambio)))
  select coalesce(jsonb_agg(jsonb_build_object('en', q.en, 'cambios', q.cambios) order by q.lugar), '[]')
    from (
      select v.lugar, v.en, jsonb_agg(v.cambio order by v.i) as cambios from viejas v
       where not exists (select from nuevas n where cambio_deshace(n.cambio, v.cambio)) group by v.lugar, v.en
      union all
      select jsonb_array_length(historia) + 1, iso_de(ahora()), jsonb_agg(t.cambio order by t.i)
        from (select cambio, i from propias union all select cambio, i from nuevas where not exists (select from propias)) t
       where baja having count(*) > 0) q
$$;
