ALTER TABLE "grupo_miembros" DROP CONSTRAINT "grupo_miembros_usuario_id_usuarios_id_fk";
--> statement-breakpoint
ALTER TABLE "grupo_miembros" DROP CONSTRAINT "grupo_miembros_grupo_id_grupos_id_fk";
--> statement-breakpoint
-- What both foreign keys said, asked once for all that come in a statement: whom and what they name is there, and stays
-- until this is done. A foreign key asks for each of thousands. Before `grupo_miembros_matriculas_*`, by name.
create function miembros_de_lo_que_hay() returns trigger language plpgsql set enable_seqscan = off as $$
declare hallados bigint;
begin
  perform from usuarios where id = any(array(select usuario_id from nuevos)) order by id for key share;
  get diagnostics hallados = row_count;
  if hallados < (select count(distinct usuario_id) from nuevos) then
    raise foreign_key_violation using table = 'grupo_miembros', constraint = 'grupo_miembros_usuario_id_usuarios_id_fk',
      message = 'grupo_miembros: usuario_id';
  end if;
  perform from grupos where id = any(array(select grupo_id from nuevos)) order by id for key share;
  get diagnostics hallados = row_count;
  if hallados < (select count(distinct grupo_id) from nuevos) then
    raise foreign_key_violation using table = 'grupo_miembros', constraint = 'grupo_miembros_grupo_id_grupos_id_fk',
      message = 'grupo_miembros: grupo_id';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger grupo_miembros_claves_alta after insert on grupo_miembros
  referencing new table as nuevos for each statement execute function miembros_de_lo_que_hay();
--> statement-breakpoint
create trigger grupo_miembros_claves_cambio after update on grupo_miembros
  referencing new table as nuevos for each statement execute function miembros_de_lo_que_hay();
--> statement-breakpoint
create function personas_dejan_sus_grupos() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  delete from grupo_miembros where usuario_id = any(array(select id from viejas));
  return null;
end $$;
--> statement-breakpoint
create trigger usuarios_grupos_baja after delete on usuarios
  referencing old table as viejas for each statement execute function personas_dejan_sus_grupos();
--> statement-breakpoint
create function grupos_sin_nadie() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if exists (select from grupo_miembros where grupo_id = any(array(select id from viejos))) then
    raise restrict_violation using table = 'grupo_miembros', constraint = 'grupo_miembros_grupo_id_grupos_id_fk',
      message = 'grupos: grupo_miembros';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger grupos_miembros_baja after delete on grupos
  referencing old table as viejos for each statement execute function grupos_sin_nadie();
