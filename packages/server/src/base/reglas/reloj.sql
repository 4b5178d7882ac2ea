-- Rules that look at the moment, which `ahora` tells (migration 0068).

-- Whether somebody who was not deleted can act now.
-- Twin: `puedeEntrar` of `packages/shared/src/usuarios/rules.ts`, held by `packages/server/src/features/usuarios/en-activo.test.ts`.
create or replace function en_activo(estado text, fecha_baja timestamptz, baja_desde timestamptz) returns boolean
language sql stable parallel safe
  return estado = 'activo' and fecha_baja is null and (baja_desde is null or baja_desde > ahora());
