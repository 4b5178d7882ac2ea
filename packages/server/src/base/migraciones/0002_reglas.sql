-- Rules that must hold whoever writes. Errors of class CT carry a code in the message and a sentence in the detail.

create function slug_de_curso() returns trigger language plpgsql as $$
declare
  raiz text := trim(both '-' from left(trim(leading '-' from regexp_replace(llano(new.titulo), '[^a-z0-9]+', '-', 'g')), 80));
  n integer := 1;
begin
  if raiz = '' or raiz ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then
    raiz := trim(trailing '-' from 'curso-' || raiz);
  end if;
  perform pg_advisory_xact_lock(hashtext('cursos.slug'));
  new.slug := raiz;
  while exists (select from cursos where slug = new.slug) loop
    n := n + 1;
    new.slug := raiz || '-' || n;
  end loop;
  return new;
end $$;
--> statement-breakpoint
create trigger cursos_slug before insert on cursos
  for each row when (new.slug = '') execute function slug_de_curso();
--> statement-breakpoint

create function queda_un_administrador() returns trigger language plpgsql as $$
begin
  -- Two requests at once wait for one another here, so the second one counts what the first one left.
  perform pg_advisory_xact_lock(hashtext('usuarios.ultimo_administrador'));
  if coalesce(current_setting('catedra.permite_sin_administrador', true), '') <> 'si'
    and not exists (select from usuarios where perfil = 'Super Administrador' and estado = 'activo') then
    raise exception using errcode = 'CT409', message = 'ULTIMO_ADMINISTRADOR',
      detail = 'Debe quedar al menos un Super Administrador activo.';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger usuarios_ultimo_administrador after update on usuarios
  for each row
  when (old.perfil = 'Super Administrador' and old.estado = 'activo'
    and (new.perfil <> 'Super Administrador' or new.estado <> 'activo'))
  execute function queda_un_administrador();
--> statement-breakpoint
create trigger usuarios_ultimo_administrador_borrado after delete on usuarios
  for each row when (old.perfil = 'Super Administrador' and old.estado = 'activo')
  execute function queda_un_administrador();
--> statement-breakpoint

create function cambios_solo_crecen() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    old.detalle := new.detalle;
    if new = old and new.detalle is null then return new; end if;
  end if;
  raise exception using errcode = 'CT409', message = 'REGISTRO_INALTERABLE',
    detail = 'El registro de cambios no se puede alterar.';
end $$;
--> statement-breakpoint
create trigger cambios_inalterables before update or delete on cambios
  for each row execute function cambios_solo_crecen();
--> statement-breakpoint

-- The one progress figure: done over compulsory; a course without compulsory activities counts them all.
-- It is kept, not computed on reading: a dashboard over thousands of people reads it by its key.
create table curso_avance (
  usuario_id uuid not null references usuarios (id) on delete cascade,
  curso_id uuid not null references cursos (id) on delete cascade,
  total integer not null default 0,
  hechas integer not null default 0,
  porcentaje integer not null default 0,
  iniciado_en timestamp(3) with time zone not null default now(),
  ultima_vez timestamp(3) with time zone not null default now(),
  primary key (usuario_id, curso_id)
);
--> statement-breakpoint
create index curso_avance_por_curso on curso_avance (curso_id, porcentaje);
--> statement-breakpoint
create type par_de_avance as (usuario_id uuid, curso_id uuid);
--> statement-breakpoint
create function recalcular_avance(pares par_de_avance[]) returns void language plpgsql as $$
begin
  insert into curso_avance (usuario_id, curso_id)
    select x.usuario_id, x.curso_id from unnest(pares) x
     where exists (select from progreso p where p.usuario_id = x.usuario_id and p.curso_id = x.curso_id)
    on conflict do nothing;
  -- Whoever finishes two activities at once waits here, so that the second one counts what the first one left.
  perform from curso_avance c join unnest(pares) x using (usuario_id, curso_id)
    order by c.usuario_id, c.curso_id for update of c;
  update curso_avance c
     set total = t.total, hechas = d.hechas, iniciado_en = d.iniciado_en, ultima_vez = d.ultima_vez,
         porcentaje = case when t.total = 0 then 0 else 100 * d.hechas / t.total end
    from unnest(pares) x
    cross join lateral (
      select count(*) filter (where obligatoria) as obligatorias,
             coalesce(nullif(count(*) filter (where obligatoria), 0), count(*)) as total
        from actividades a where a.curso_id = x.curso_id) t
    cross join lateral (
      select count(*) filter (where h.estado = 'completada' and (a.obligatoria or t.obligatorias = 0)) as hechas,
             min(h.iniciado_en) as iniciado_en, max(h.actualizado_en) as ultima_vez
        from progreso h join actividades a on a.id = h.actividad_id
       where h.usuario_id = x.usuario_id and h.curso_id = x.curso_id) d
   where c.usuario_id = x.usuario_id and c.curso_id = x.curso_id and d.iniciado_en is not null;
  delete from curso_avance c using unnest(pares) x
   where c.usuario_id = x.usuario_id and c.curso_id = x.curso_id
     and not exists (select from progreso p where p.usuario_id = c.usuario_id and p.curso_id = c.curso_id);
end $$;
--> statement-breakpoint
create function avance_de_nuevos() returns trigger language plpgsql as $$
begin
  perform recalcular_avance(array(select distinct row(usuario_id, curso_id)::par_de_avance from nuevos));
  return null;
end $$;
--> statement-breakpoint
create function avance_de_viejos() returns trigger language plpgsql as $$
begin
  perform recalcular_avance(array(select distinct row(usuario_id, curso_id)::par_de_avance from viejos));
  return null;
end $$;
--> statement-breakpoint
create function avance_de_cursos() returns trigger language plpgsql as $$
declare
  afectados uuid[];
begin
  if tg_op = 'DELETE' then
    afectados := array(select distinct curso_id from viejos);
  elsif tg_op = 'INSERT' then
    afectados := array(select distinct curso_id from nuevos);
  else
    afectados := array(select n.curso_id from nuevos n join viejos v using (id) where n.obligatoria <> v.obligatoria);
  end if;
  perform recalcular_avance(array(
    select row(usuario_id, curso_id)::par_de_avance from curso_avance where curso_id = any(afectados)));
  return null;
end $$;
--> statement-breakpoint
create trigger progreso_avance_alta after insert on progreso
  referencing new table as nuevos for each statement execute function avance_de_nuevos();
--> statement-breakpoint
create trigger progreso_avance_cambio after update on progreso
  referencing new table as nuevos for each statement execute function avance_de_nuevos();
--> statement-breakpoint
create trigger progreso_avance_baja after delete on progreso
  referencing old table as viejos for each statement execute function avance_de_viejos();
--> statement-breakpoint
create trigger actividades_avance_alta after insert on actividades
  referencing new table as nuevos for each statement execute function avance_de_cursos();
--> statement-breakpoint
create trigger actividades_avance_cambio after update on actividades
  referencing new table as nuevos old table as viejos for each statement execute function avance_de_cursos();
--> statement-breakpoint
create trigger actividades_avance_baja after delete on actividades
  referencing old table as viejos for each statement execute function avance_de_cursos();
