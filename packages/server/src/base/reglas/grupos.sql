-- Who is in a group: what its foreign keys said, asked once for all who come in a statement, and how they were in it.

-- Who is in a group that is not archived: what its members have and may see, they have and see through it.
create or replace view miembros_vigentes as
  select m.usuario_id, m.grupo_id, m.desde, g.nombre
    from grupo_miembros m join grupos g on g.id = m.grupo_id and g.estado = 'activo';

-- Whoever was created or changed by this very transaction can be taken away by nobody else until it ends: they are
-- counted and not held.
create or replace function miembros_de_lo_que_hay() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  nombradas uuid[] := array(select distinct usuario_id from nuevos);
  nombrados uuid[] := array(select distinct grupo_id from nuevos);
  propia xid := pg_current_xact_id()::xid;
  hallados bigint;
  ajenos bigint;
begin
  hallados := (select count(*) from usuarios where id = any(nombradas) and xmin = propia);
  if hallados < cardinality(nombradas) then
    perform from usuarios where id = any(nombradas) and xmin <> propia order by id for key share;
    get diagnostics ajenos = row_count;
    hallados := hallados + ajenos;
  end if;
  if hallados < cardinality(nombradas) then
    raise foreign_key_violation using table = 'grupo_miembros', constraint = 'grupo_miembros_usuario_id_usuarios_id_fk',
      message = 'grupo_miembros: usuario_id';
  end if;
  perform from grupos where id = any(nombrados) order by id for key share;
  get diagnostics hallados = row_count;
  if hallados < cardinality(nombrados) then
    raise foreign_key_violation using table = 'grupo_miembros', constraint = 'grupo_miembros_grupo_id_grupos_id_fk',
      message = 'grupo_miembros: grupo_id';
  end if;
  return null;
end $$;

create or replace trigger grupo_miembros_claves_alta after insert on grupo_miembros
  referencing new table as nuevos for each statement execute function miembros_de_lo_que_hay();

create or replace trigger grupo_miembros_claves_cambio after update on grupo_miembros
  referencing new table as nuevos for each statement execute function miembros_de_lo_que_hay();

create or replace function personas_dejan_sus_grupos() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  delete from grupo_miembros where usuario_id = any(array(select id from viejas));
  return null;
end $$;

create or replace trigger usuarios_grupos_baja after delete on usuarios
  referencing old table as viejas for each statement execute function personas_dejan_sus_grupos();

create or replace function grupos_sin_nadie() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if exists (select from grupo_miembros where grupo_id = any(array(select id from viejos))) then
    raise restrict_violation using table = 'grupo_miembros', constraint = 'grupo_miembros_grupo_id_grupos_id_fk',
      message = 'grupos: grupo_miembros';
  end if;
  return null;
end $$;

create or replace trigger grupos_miembros_baja after delete on grupos
  referencing old table as viejos for each statement execute function grupos_sin_nadie();

-- In most academies nobody is kept out of any group: then nobody is looked for.
create or replace function dejar_de_estar_fuera() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if exists (select from grupo_fuera) then
    delete from grupo_fuera f using nuevos n
     where n.origen = 'mano' and f.grupo_id = n.grupo_id and f.usuario_id = n.usuario_id;
  end if;
  return null;
end $$;

create or replace trigger grupo_miembros_de_fuera after insert on grupo_miembros
  referencing new table as nuevos for each statement execute function dejar_de_estar_fuera();

-- How they were in the group; whoever is gone with their account, or with the group, leaves nothing to put back.
create or replace function recordar_miembros_idos() returns trigger language plpgsql as $$
begin
  insert into grupo_miembros_idos (grupo_id, usuario_id, desde, origen, salida, hasta)
    select v.grupo_id, v.usuario_id, v.desde, v.origen, pg_current_xact_id()::text, ahora()
      from viejos v join usuarios u on u.id = v.usuario_id join grupos g on g.id = v.grupo_id
     order by 1, 2
    on conflict (grupo_id, usuario_id)
      do update set desde = excluded.desde, origen = excluded.origen, salida = excluded.salida, hasta = excluded.hasta;
  return null;
end $$;

create or replace trigger grupo_miembros_idos_baja after delete on grupo_miembros
  referencing old table as viejos for each statement execute function recordar_miembros_idos();

-- How many dates count from a field of people: of courses of groups, and of courses given by name.
create or replace function fechas_desde(campo uuid) returns bigint language sql stable as $$
  select (select count(*) from grupo_cursos gc where gc.vence_campo_id = campo)
    + (select count(distinct i.curso_id) from inscripciones i where i.vence_campo_id = campo)
$$;
