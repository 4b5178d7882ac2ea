-- Rules that must hold whoever writes. Errors of class CT carry a code in the message and a sentence in the detail.

create function slug_de_curso() returns trigger language plpgsql as $$
declare
  raiz text := left(trim(both '-' from regexp_replace(llano(new.titulo), '[^a-z0-9]+', '-', 'g')), 80);
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
create view curso_avance as
select p.usuario_id,
       p.curso_id,
       t.total,
       d.hechas,
       case when t.total = 0 then 0 else (100 * d.hechas / t.total)::integer end as porcentaje,
       p.iniciado_en,
       p.ultima_vez
  from (select usuario_id, curso_id, min(iniciado_en) as iniciado_en, max(actualizado_en) as ultima_vez
          from progreso group by usuario_id, curso_id) p
 cross join lateral (
   select count(*)::integer as todas, (count(*) filter (where obligatoria))::integer as obligatorias,
          coalesce(nullif(count(*) filter (where obligatoria), 0), count(*))::integer as total
     from actividades a where a.curso_id = p.curso_id) t
 cross join lateral (
   select count(*)::integer as hechas
     from progreso h join actividades a on a.id = h.actividad_id
    where h.usuario_id = p.usuario_id and h.curso_id = p.curso_id and h.estado = 'completada'
      and (a.obligatoria or t.obligatorias = 0)) d;
