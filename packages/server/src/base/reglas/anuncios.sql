-- Whose an announcement is: asked at each moment, of who belongs there then.

-- The people of these destinations who can act now, nobody twice; with an ambit, those in one of its groups.
create or replace function personas_de_destinos(a_todos boolean, en_perfiles uuid[], en_grupos uuid[], en_cursos uuid[],
  ellas uuid[], ambito uuid[]) returns table (usuario_id uuid) language sql stable as $$
  select u.id from usuarios u
   where a_todos and en_activo(u.estado, u.fecha_baja, u.baja_desde)
     and (ambito is null or exists (select from miembros_vigentes m where m.usuario_id = u.id and m.grupo_id = any(ambito)))
  union all
  -- From those that are named on: nobody else is looked at.
  select u.id from (
      select unnest(ellas) as id
      union select x.id from perfiles p join usuarios x on x.perfil = p.nombre where p.id = any(en_perfiles)
      union select m.usuario_id from miembros_vigentes m where m.grupo_id = any(en_grupos)
      union select m.usuario_id from matriculas m where m.curso_id = any(en_cursos)) n
    join usuarios u on u.id = n.id
   where not a_todos and en_activo(u.estado, u.fecha_baja, u.baja_desde)
     and (ambito is null or exists (select from miembros_vigentes m where m.usuario_id = u.id and m.grupo_id = any(ambito)))
$$;

create or replace function audiencia_de_anuncio(anuncio uuid) returns table (usuario_id uuid) language sql stable as $$
  select p.usuario_id from anuncios a
    cross join lateral personas_de_destinos(a.a_todos, a.perfiles, a.grupos, a.cursos, a.personas, a.ambito) p
   where a.id = anuncio
$$;

-- The announcements that a person has at a moment, read or not: what the bell and the home show of them.
create or replace function anuncios_de(persona uuid, momento timestamptz) returns table (anuncio_id uuid, titulo text,
  fijado boolean, desde timestamptz, editado_en timestamptz, leido_en timestamptz, apartado_en timestamptz)
language sql stable rows 20 as $$
  with suyo as materialized (
    select array(select p.id from usuarios u join perfiles p on p.nombre = u.perfil where u.id = persona) as perfiles,
           array(select m.grupo_id from miembros_vigentes m where m.usuario_id = persona) as grupos,
           array(select m.curso_id from matriculas m where m.usuario_id = persona) as cursos)
  select a.id, a.titulo, a.fijado, a.desde, a.editado_en,
         case when l.leido_en >= coalesce(a.otra_vez_en, '-infinity') then l.leido_en end,
         case when l.leido_en >= coalesce(a.otra_vez_en, '-infinity') then l.apartado_en end
    from suyo s
    join anuncios a on a.publicado_en is not null and a.retirado_en is null
     and a.desde <= momento and (a.hasta is null or a.hasta > momento)
     and (a.a_todos or persona = any(a.personas) or a.perfiles && s.perfiles or a.grupos && s.grupos or a.cursos && s.cursos)
     and (a.ambito is null or a.ambito && s.grupos)
    left join anuncio_lecturas l on l.usuario_id = persona and l.anuncio_id = a.id
$$;

-- The same as lines of the bell: their moment is when they began, or when they were to be read again.
create or replace function anuncios_en_campana(persona uuid, momento timestamptz) returns table (id uuid, en timestamptz,
  leido boolean, dicho jsonb) language sql stable rows 20 as $$
  select m.anuncio_id, greatest(a.desde, a.otra_vez_en), m.leido_en is not null,
         jsonb_build_object('id', a.id, 'titulo', m.titulo, 'editado', a.editado_en is not null,
           'autor', (select trim(q.nombre || ' ' || q.apellidos) from usuarios q where q.id = a.autor_id and q.fecha_baja is null))
    from anuncios_de(persona, momento) m join anuncios a on a.id = m.anuncio_id
$$;

-- Marks as read, from the first time on or since it was to be read again, those of these that somebody has; gives how many.
create or replace function leer_anuncios(persona uuid, momento timestamptz, cuales uuid[], apartar boolean) returns integer
language sql as $$
  with leidos as (
    insert into anuncio_lecturas as l (usuario_id, anuncio_id, leido_en, apartado_en)
      select persona, m.anuncio_id, momento, case when apartar then momento end
        from anuncios_de(persona, momento) m where m.anuncio_id = any(cuales)
    on conflict (usuario_id, anuncio_id) do update
      set leido_en = case when l.leido_en >= coalesce((select a.otra_vez_en from anuncios a where a.id = l.anuncio_id), '-infinity') then l.leido_en else excluded.leido_en end,
          apartado_en = case when l.leido_en >= coalesce((select a.otra_vez_en from anuncios a where a.id = l.anuncio_id), '-infinity')
            then coalesce(l.apartado_en, excluded.apartado_en) else excluded.apartado_en end
    returning 1)
  select count(*)::int from leidos
$$;

create or replace function lecturas_sin_persona() returns trigger language plpgsql as $$
begin
  delete from anuncio_lecturas where usuario_id = new.id;
  update anuncios set personas = array_remove(personas, new.id) where new.id = any(personas);
  return null;
end $$;

create or replace trigger usuarios_sin_lecturas after update of fecha_baja on usuarios
  for each row when (old.fecha_baja is null and new.fecha_baja is not null) execute function lecturas_sin_persona();

-- How somebody gets one by mail: at once only if its author marked it so and they, or the academy, want it so.
create or replace function modo_de_anuncio(marcado text, suyo text, de_la_academia text, elegible boolean)
returns text language sql immutable parallel safe as $$
  select case when m.modo = 'ya' and marcado = 'diario' then 'dia' else m.modo end
    from (select modo_de_aviso('ya', false, suyo, de_la_academia, elegible) as modo) m
$$;

-- Of the lines that were written only for its mail: how many left, and how many wait for their hour.
create or replace function correos_de_anuncio(anuncio uuid, out salieron integer, out esperan integer) language sql stable as $$
  select count(*) filter (where c.estado = 'entregado')::int, count(*) filter (where v.sale_en is not null)::int
    from avisos v left join correos c on c.id = v.correo_id
   where v.solo_correo and v.asunto = 'anuncio:' || anuncio
$$;
