-- The same text as before. A function in SQL that can't be written out where it is used is prepared again for each of
-- thousands of people; this one is prepared once in a connection.
-- What it calls is named with its schema: analyze and reindex look in none but their own.
do $do$ begin
  execute format($sql$
    create or replace function llano(texto text) returns text language plpgsql immutable strict parallel safe as $$
    begin
      return lower(%1$I.unaccent('%1$I.unaccent', texto));
    end $$ $sql$,
    (select n.nspname from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'unaccent'));
end $do$;
--> statement-breakpoint
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
--> statement-breakpoint
-- In most academies nobody is kept out of any group: then nobody is looked for.
create or replace function dejar_de_estar_fuera() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if exists (select from grupo_fuera) then
    delete from grupo_fuera f using nuevos n
     where n.origen = 'mano' and f.grupo_id = n.grupo_id and f.usuario_id = n.usuario_id;
  end if;
  return null;
end $$;
