-- A leaving date without hour closes at the end of that day on the person's calendar: those to come that begin at the
-- academy's midnight, as files and forms wrote them, move to it. Past ones stay as they were.
update usuarios u
   set baja_desde = ((u.baja_desde at time zone a.zona_horaria)::date + time '23:59:59') at time zone
         case when u.zona_horaria ~* '^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)/'
           then u.zona_horaria else a.zona_horaria end
  from academia a
 where u.baja_desde > now() and (u.baja_desde at time zone a.zona_horaria)::time = time '00:00:00';
