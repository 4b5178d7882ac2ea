-- When and how somebody is told of something by mail.

-- What the person chose where the academy lets them, else what it decided, else what is usual.
create or replace function modo_de_aviso(usual text, siempre boolean, suyo text, de_la_academia text, elegible boolean)
returns text language sql immutable parallel safe
  return case when siempre then usual
    else coalesce(case when coalesce(elegible, true) then suyo end, de_la_academia, usual) end;

-- The next moment, from one on, at which the clocks of a zone show an hour.
create or replace function proxima_hora(desde timestamptz, hora time, zona text) returns timestamptz
language sql stable parallel safe
  return case when ((desde at time zone zona)::date + hora) at time zone zona >= desde
    then ((desde at time zone zona)::date + hora) at time zone zona
    else ((desde at time zone zona)::date + 1 + hora) at time zone zona end;

-- Whether the clocks of somebody show an hour of the night: `desde` may come after `hasta`, over midnight.
create or replace function de_noche(momento timestamptz, zona text, desde time, hasta time) returns boolean
language sql stable parallel safe
  return case when desde <= hasta then (momento at time zone zona)::time >= desde and (momento at time zone zona)::time < hasta
    else (momento at time zone zona)::time >= desde or (momento at time zone zona)::time < hasta end;

-- When a mail leaves that may leave from a moment on: the day's at its hour, the others then, or when the night is over.
create or replace function salida_de_correo(modo text, desde timestamptz, zona text, siquiera_de_noche boolean)
returns timestamptz language sql stable parallel safe as $$
  select case
      when modo = 'nunca' then null
      when modo = 'dia' then proxima_hora(desde + interval '1 millisecond', hora_del_dia, zona_de(zona, zona_horaria))
      when siquiera_de_noche or not de_noche(desde, zona_de(zona, zona_horaria), noche_desde, noche_hasta) then desde
      else proxima_hora(desde, noche_hasta, zona_de(zona, zona_horaria)) end
    from academia
$$;

-- Whoever is deleted takes their bell with them, and their address leaves the log of what was sent.
create or replace function avisos_sin_persona() returns trigger language plpgsql as $$
begin
  delete from avisos where usuario_id = new.id;
  delete from avisos_preferencias where usuario_id = new.id;
  update correos set usuario_id = null, para = null where usuario_id = new.id;
  delete from correos_parados where correo = old.correo;
  return null;
end $$;

create or replace trigger usuarios_avisos_sin_persona after update on usuarios
  for each row when (old.fecha_baja is null and new.fecha_baja is not null) execute function avisos_sin_persona();

-- Nothing goes to an address that was refused until whoever had it has another one.
create or replace function correo_cambiado() returns trigger language plpgsql as $$
begin
  delete from correos_parados where correo = old.correo;
  return null;
end $$;

create or replace trigger usuarios_correo_cambiado after update of correo on usuarios
  for each row when (old.correo is distinct from new.correo) execute function correo_cambiado();
