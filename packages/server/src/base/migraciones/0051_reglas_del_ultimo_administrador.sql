-- Whoever has a day on which they leave is not one who stays: two could otherwise give each other the same one.
create or replace function queda_un_administrador() returns trigger language plpgsql as $$
begin
  -- Two requests at once wait for one another here, so the second one counts what the first one left.
  perform pg_advisory_xact_lock(hashtext('usuarios.ultimo_administrador'));
  if coalesce(current_setting('catedra.permite_sin_administrador', true), '') <> 'si'
    and not exists (
      select from usuarios where perfil = 'Super Administrador' and estado = 'activo' and baja_desde is null) then
    raise exception using errcode = 'CT409', message = 'ULTIMO_ADMINISTRADOR',
      detail = 'Debe quedar al menos un Super Administrador activo y sin fecha de baja.';
  end if;
  return null;
end $$;
--> statement-breakpoint
drop trigger usuarios_ultimo_administrador on usuarios;
--> statement-breakpoint
create trigger usuarios_ultimo_administrador after update on usuarios
  for each row
  when (old.perfil = 'Super Administrador' and old.estado = 'activo' and old.baja_desde is null
    and (new.perfil <> 'Super Administrador' or new.estado <> 'activo' or new.baja_desde is not null))
  execute function queda_un_administrador();
--> statement-breakpoint
drop trigger usuarios_ultimo_administrador_borrado on usuarios;
--> statement-breakpoint
create trigger usuarios_ultimo_administrador_borrado after delete on usuarios
  for each row when (old.perfil = 'Super Administrador' and old.estado = 'activo' and old.baja_desde is null)
  execute function queda_un_administrador();
