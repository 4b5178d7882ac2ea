-- The log still only grows, but for two things: what is older than the academy keeps may be pruned by its own job, and
-- changes that a dump brought from another server lose transaction numbers that are yet to come here.
create or replace function cambios_solo_crecen() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('catedra.podar', true) = 'si' and old.en < now() - interval '27 days' then
    return old;
  end if;
  if tg_op = 'UPDATE' then
    if old.xid >= pg_snapshot_xmax(pg_current_snapshot()) and new.xid = '1'::xid8 then
      old.xid := new.xid;
      if new = old then return new; end if;
    end if;
    old.detalle := new.detalle;
    if new = old and new.detalle is null then return new; end if;
  end if;
  raise exception using errcode = 'CT409', message = 'REGISTRO_INALTERABLE',
    detail = 'El registro de cambios no se puede alterar.';
end $$;
