-- What the foreign key from people to their profile said, asked once for all who come in a statement.

-- What the foreign key of the profile said, asked once for all who come in a statement: it is there, and stays until this
-- is done. A foreign key asks for each of thousands.
create or replace function perfiles_que_hay() returns trigger language plpgsql as $$
declare
  nombrados text[] := array(select distinct perfil from nuevas);
  hallados bigint;
begin
  perform from perfiles where nombre = any(nombrados) order by id for key share;
  get diagnostics hallados = row_count;
  if hallados < cardinality(nombrados) then
    raise foreign_key_violation using table = 'usuarios', constraint = 'usuarios_perfil_perfiles_nombre_fk',
      message = 'usuarios: perfil';
  end if;
  return null;
end $$;

create or replace trigger usuarios_a_perfil_alta after insert on usuarios
  referencing new table as nuevas for each statement execute function perfiles_que_hay();

create or replace function perfil_que_hay() returns trigger language plpgsql as $$
begin
  perform from perfiles where nombre = new.perfil for key share;
  if not found then
    raise foreign_key_violation using table = 'usuarios', constraint = 'usuarios_perfil_perfiles_nombre_fk',
      message = 'usuarios: perfil';
  end if;
  return null;
end $$;

create or replace trigger usuarios_a_perfil_cambio after update of perfil on usuarios
  for each row when (old.perfil is distinct from new.perfil) execute function perfil_que_hay();

-- Whoever has a profile has it under its new name; one that somebody has can't go.
create or replace function perfil_con_otro_nombre() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  update usuarios set perfil = new.nombre where perfil = old.nombre;
  return null;
end $$;

create or replace trigger perfiles_a_nombre after update of nombre on perfiles
  for each row when (old.nombre is distinct from new.nombre) execute function perfil_con_otro_nombre();

create or replace function perfiles_sin_nadie() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if exists (select from usuarios where perfil = any(array(select nombre from viejos))) then
    raise restrict_violation using table = 'usuarios', constraint = 'usuarios_perfil_perfiles_nombre_fk',
      message = 'perfiles: usuarios';
  end if;
  return null;
end $$;

create or replace trigger perfiles_a_personas_baja after delete on perfiles
  referencing old table as viejos for each statement execute function perfiles_sin_nadie();

-- Who can come in now and has a permission by their profile.
create or replace function quienes_pueden(permiso text) returns table (usuario_id uuid) language sql stable as $$
  select u.id from usuarios u join perfiles p on p.nombre = u.perfil
   where en_activo(u.estado, u.fecha_baja, u.baja_desde) and permiso = any(p.permisos)
$$;

-- Those who can come in now and may do all of this to somebody: by their profile, as tutors of a group of theirs, or
-- because they answer for them.
create or replace function quienes_pueden_con(persona uuid, acciones text[]) returns table (id uuid) language sql stable as $$
  select u.id from perfiles p join usuarios u on u.perfil = p.nombre
   where en_activo(u.estado, u.fecha_baja, u.baja_desde)
     and not exists (select from unnest(acciones) a
                      where a <> all(p.permisos) and a || ':grupos' <> all(p.permisos) and a || ':equipo' <> all(p.permisos))
     and (acciones <@ p.permisos or acciones <@ (p.permisos
       || case when exists (select from grupo_tutores t join miembros_vigentes m on m.grupo_id = t.grupo_id
                             where t.usuario_id = u.id and m.usuario_id = persona)
               then array(select left(x, -length(':grupos')) from unnest(p.permisos) x where x like '%:grupos') else '{}' end
       || case when exists (select from responsables r where r.usuario_id = persona and r.responsable_id = u.id)
               then array(select left(x, -length(':equipo')) from unnest(p.permisos) x where x like '%:equipo') else '{}' end))
$$;

-- The same, to something of a course: by their profile, or as tutors of a group that has it.
create or replace function quienes_pueden_en(curso uuid, acciones text[]) returns table (id uuid) language sql stable as $$
  select u.id from perfiles_que_pueden(acciones) p join usuarios u on u.perfil = p.nombre
   where en_activo(u.estado, u.fecha_baja, u.baja_desde)
     and (p.en_todo or tutoriza_un_grupo_con(u.id, curso))
$$;

create or replace function tutoriza_un_grupo_con(tutor uuid, curso uuid) returns boolean language sql stable as $$
  select exists (select from grupo_tutores t join grupos g on g.id = t.grupo_id and g.estado = 'activo'
                   join grupo_cursos gc on gc.grupo_id = g.id and gc.curso_id = curso
                  where t.usuario_id = tutor)
$$;

-- The profiles that let one do all of this, to everybody or in one's groups at least.
create or replace function perfiles_que_pueden(acciones text[]) returns table (nombre text, en_todo boolean) language sql stable as $$
  select p.nombre, acciones <@ p.permisos from perfiles p
   where not exists (select from unnest(acciones) a where a <> all(p.permisos) and a || ':grupos' <> all(p.permisos))
$$;

-- What some profile may do in its team: naming somebody in the field of teams gives it.
create or replace function lo_que_da_un_equipo() returns text[] language sql stable as $$
  select array(select distinct left(x, -length(':equipo')) from perfiles p, unnest(p.permisos) x where x like '%:equipo' order by 1)
$$;
