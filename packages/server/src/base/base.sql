-- Lo que dejan las migraciones hasta 0128_vistas_de_informes, escrito por npm run base: nunca a mano.

create extension if not exists unaccent;

create extension if not exists pg_trgm;

create type par_de_avance as (usuario_id uuid, curso_id uuid);

do $base$ begin execute replace($texto$CREATE OR REPLACE FUNCTION llano(texto text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
    begin
      return lower(<unaccent>.unaccent('<unaccent>.unaccent', texto));
    end $function$$texto$, '<unaccent>', (select quote_ident(n.nspname) from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'unaccent')); end $base$;

CREATE OR REPLACE FUNCTION texto_de_curso(titulo text, descripcion text, categoria text, etiquetas text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN llano(((((((titulo || ' '::text) || COALESCE(categoria, ''::text)) || ' '::text) || array_to_string(etiquetas, ' '::text)) || ' '::text) || regexp_replace(descripcion, '<[^>]*>'::text, ' '::text, 'g'::text)));

CREATE OR REPLACE FUNCTION clave_de_documento(documento text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case
    when length(documento) - length(translate(documento, '0123456789', '')) < 6 then documento
    when length(documento) = octet_length(documento)
      then upper(translate(documento, E' \t\n\r.-', '') collate "C") collate "default"
    else upper(translate(documento, E' \t\n\r\u00a0.-\u2010\u2011\u2012\u2013\u2014\u2015', '') collate "es-x-icu") collate "default" end
$function$;

CREATE OR REPLACE FUNCTION ahora()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN COALESCE((NULLIF(current_setting('catedra.ahora'::text, true), ''::text))::timestamp with time zone, now());

create sequence certificados_de_2026;

create sequence certificados_de_2027;

create sequence certificados_de_2028;

create sequence certificados_de_2029;

create sequence certificados_de_2030;

create sequence certificados_de_2031;

create sequence certificados_de_2032;

create sequence certificados_de_2033;

create sequence certificados_de_2034;

create sequence certificados_de_2035;

create sequence certificados_de_2036;

create sequence certificados_de_2037;

create sequence certificados_de_2038;

create sequence certificados_de_2039;

create sequence certificados_de_2040;

create sequence certificados_de_2041;

create sequence certificados_de_2042;

create sequence certificados_de_2043;

create sequence certificados_de_2044;

create sequence certificados_de_2045;

create sequence certificados_de_2046;

create sequence certificados_de_2047;

create sequence certificados_de_2048;

create sequence certificados_de_2049;

create sequence certificados_de_2050;

create sequence certificados_de_2051;

create sequence certificados_de_2052;

create sequence certificados_de_2053;

create sequence certificados_de_2054;

create sequence certificados_de_2055;

create sequence certificados_de_2056;

create sequence certificados_de_2057;

create sequence certificados_de_2058;

create sequence certificados_de_2059;

create sequence certificados_de_2060;

create sequence certificados_de_2061;

create sequence certificados_de_2062;

create sequence certificados_de_2063;

create sequence certificados_de_2064;

create sequence certificados_de_2065;

create table actividades (
  id uuid not null,
  creado_en timestamp(3) with time zone default ahora() not null,
  actualizado_en timestamp(3) with time zone default ahora() not null,
  version integer default 1 not null,
  curso_id uuid not null,
  seccion uuid not null,
  orden integer not null,
  titulo text collate "es-x-icu" not null,
  tipo text not null,
  contenido jsonb not null,
  obligatoria boolean default true not null,
  regla text default 'ver'::text not null,
  duracion integer,
  regla_minutos integer,
  regla_porcentaje integer,
  regla_nota numeric(6,2),
  oculta boolean default false not null,
  exige_a_terminados boolean default false not null,
  requisitos jsonb default '{"modo": "todos", "condiciones": []}'::jsonb not null,
  disponible_desde timestamp(3) with time zone,
  disponible_hasta timestamp(3) with time zone,
  vence_en timestamp(3) with time zone,
  lista boolean default false not null,
  papelera uuid,
  no_se_repite boolean default false not null
);

create table cursos (
  id uuid not null,
  creado_en timestamp(3) with time zone default ahora() not null,
  actualizado_en timestamp(3) with time zone default ahora() not null,
  version integer default 1 not null,
  titulo text collate "es-x-icu" not null,
  slug text default ''::text not null,
  descripcion text default ''::text not null,
  imagen uuid,
  categoria text,
  etiquetas text[] default '{}'::text[] not null,
  estado text default 'borrador'::text not null,
  acceso text default 'asignado'::text not null,
  secuencial boolean default false not null,
  inicia_en timestamp(3) with time zone,
  termina_en timestamp(3) with time zone,
  certificado boolean default false not null,
  validez_meses integer,
  publicar_en timestamp(3) with time zone,
  papelera uuid
);

create table inscripciones (
  usuario_id uuid not null,
  curso_id uuid not null,
  desde timestamp(3) with time zone default ahora() not null,
  vence_en timestamp(3) with time zone,
  por uuid,
  vence_en_dias integer,
  vence_campo_id uuid,
  dias_de_gracia integer default 30 not null
);

create table secciones (
  id uuid not null,
  curso_id uuid not null,
  titulo text collate "es-x-icu" not null,
  orden integer not null,
  se_va boolean default false not null,
  papelera uuid
);

create table evaluaciones (
  id uuid not null,
  creado_en timestamp(3) with time zone default ahora() not null,
  actualizado_en timestamp(3) with time zone default ahora() not null,
  version integer default 1 not null,
  curso_id uuid not null,
  actividad_id uuid not null,
  intentos integer,
  espera_minutos integer default 0 not null,
  nota_que_cuenta text default 'mejor'::text not null,
  minutos integer,
  al_vencer text default 'entregar'::text not null,
  abre_en timestamp(3) with time zone,
  cierra_en timestamp(3) with time zone,
  nota_minima numeric(6,2) default 5 not null,
  barajar boolean default false not null,
  revision jsonb not null,
  estado text default 'borrador'::text not null,
  parar_al_aprobar boolean default false not null,
  tolerancia_segundos integer default 5 not null,
  gracia_minutos integer default 60 not null,
  resta text default '0'::text not null,
  por_pagina integer,
  secuencial boolean default false not null,
  practica boolean default false not null,
  declaracion text,
  publicar_a_mano boolean default false not null,
  a_ciegas boolean default false not null,
  empezar_juntos boolean default false not null
);

create table feedback (
  id uuid not null,
  creado_en timestamp(3) with time zone default ahora() not null,
  actualizado_en timestamp(3) with time zone default ahora() not null,
  version integer default 1 not null,
  usuario_id uuid not null,
  curso_id uuid not null,
  actividad_id uuid,
  pregunta_id uuid,
  tipo text not null,
  estrellas smallint,
  texto text,
  anonimo boolean default false not null,
  respuesta text,
  estado text default 'nuevo'::text not null,
  pregunta_version integer
);

create table grupo_cursos (
  grupo_id uuid not null,
  desde timestamp(3) with time zone default ahora() not null,
  curso_id uuid not null,
  vence_en timestamp(3) with time zone,
  vence_en_dias integer,
  dias_de_gracia integer default 30 not null,
  vence_campo_id uuid
);

create table grupo_miembros (
  usuario_id uuid not null,
  grupo_id uuid not null,
  desde timestamp(3) with time zone default ahora() not null,
  origen text default 'mano'::text not null
);

create table grupo_tutores (
  usuario_id uuid not null,
  grupo_id uuid not null,
  desde timestamp(3) with time zone default ahora() not null
);

create table grupos (
  id uuid not null,
  creado_en timestamp(3) with time zone default ahora() not null,
  actualizado_en timestamp(3) with time zone default ahora() not null,
  version integer default 1 not null,
  nombre text collate "es-x-icu" not null,
  descripcion text,
  estado text default 'activo'::text not null
);

create table perfiles (
  id uuid not null,
  creado_en timestamp(3) with time zone default ahora() not null,
  actualizado_en timestamp(3) with time zone default ahora() not null,
  version integer default 1 not null,
  nombre text collate "es-x-icu" not null,
  descripcion text,
  permisos text[] not null,
  sistema boolean default false not null
);

create table progreso_guardado (
  id uuid not null,
  creado_en timestamp(3) with time zone default ahora() not null,
  actualizado_en timestamp(3) with time zone default ahora() not null,
  version integer default 1 not null,
  usuario_id uuid not null,
  curso_id uuid not null,
  actividad_id uuid not null,
  estado text not null,
  porcentaje smallint default 0 not null,
  nota numeric(6,2),
  tiempo integer default 0 not null,
  intentos integer default 0 not null,
  iniciado_en timestamp(3) with time zone default ahora() not null,
  completado_en timestamp(3) with time zone,
  suyo_en timestamp(3) with time zone
);

create table credenciales (
  usuario_id uuid not null,
  hash text not null,
  temporal boolean default false not null,
  expira_en timestamp(3) with time zone,
  usada_en timestamp(3) with time zone,
  dada_por uuid
);

create table enlaces (
  hash bytea not null,
  usuario_id uuid not null,
  tipo text not null,
  expira_en timestamp(3) with time zone not null
);

create table idas_al_proveedor (
  hash bytea not null,
  estado text not null,
  nonce text not null,
  verificador text not null,
  expira_en timestamp(3) with time zone not null
);

create table identidades (
  emisor text not null,
  sujeto text not null,
  usuario_id uuid not null,
  desde timestamp(3) with time zone default ahora() not null
);

create table limites (
  key character varying(255) not null,
  points integer default 0 not null,
  expire bigint
);

create table navegadores (
  hash bytea not null,
  usuario_id uuid not null,
  visto_en timestamp(3) with time zone default ahora() not null
);

create table sesiones (
  hash bytea not null,
  id uuid not null,
  usuario_id uuid not null,
  agente text not null,
  creada_en timestamp(3) with time zone default ahora() not null,
  vista_en timestamp(3) with time zone default ahora() not null,
  expira_en timestamp(3) with time zone not null,
  motivo_fin text
);

create table usuarios (
  id uuid not null,
  creado_en timestamp(3) with time zone default ahora() not null,
  actualizado_en timestamp(3) with time zone default ahora() not null,
  version integer default 1 not null,
  nombre text collate "es-x-icu" not null,
  apellidos text collate "es-x-icu" not null,
  correo text,
  usuario text,
  documento text,
  telefono text,
  perfil text collate "es-x-icu" not null,
  zona_horaria text,
  estado text default 'activo'::text not null,
  cambiar_contrasena boolean default false not null,
  foto text,
  ultimo_acceso timestamp(3) with time zone,
  fecha_baja timestamp(3) with time zone,
  busqueda text,
  baja_desde timestamp(3) with time zone,
  campos jsonb default '{}'::jsonb not null
);

create table cambios (
  xid xid8 default pg_current_xact_id() not null,
  id bigint generated always as identity not null,
  en timestamp(3) with time zone default ahora() not null,
  actor_id uuid not null,
  comando text not null,
  tipo text not null,
  coleccion text not null,
  documento text,
  antes jsonb,
  despues jsonb,
  detalle jsonb,
  silencioso boolean default false not null
);

create table curso_avance_guardado (
  usuario_id uuid not null,
  curso_id uuid not null,
  total integer default 0 not null,
  hechas integer default 0 not null,
  porcentaje integer default 0 not null,
  iniciado_en timestamp(3) with time zone default ahora() not null,
  ultima_vez timestamp(3) with time zone default ahora() not null,
  terminado_en timestamp(3) with time zone,
  piso integer,
  piso_hechas integer,
  piso_en timestamp(3) with time zone,
  piso_motivo text,
  abiertas uuid[] default '{}'::uuid[] not null,
  piso_historia jsonb default '[]'::jsonb not null,
  externa boolean default false not null,
  minutos integer default 0 not null
);

create table carga_archivos (
  carga_id uuid not null,
  contenido bytea not null
);

create table carga_filas (
  carga_id uuid not null,
  linea integer not null,
  celdas text[] not null,
  estado text default 'pendiente'::text not null,
  usuario_id uuid,
  correo text,
  usuario text,
  documento text,
  errores json,
  avisos json,
  cambios json,
  grupos_nuevos text[],
  resultado text,
  nota text,
  entra uuid[],
  sale uuid[],
  invitada_en timestamp(3) with time zone,
  deshecha text,
  en_mayusculas boolean
) with (fillfactor=50);

create table carga_mapeos (
  usuario_id uuid not null,
  firma text not null,
  mapeo text[] not null,
  usado_en timestamp(3) with time zone default ahora() not null,
  situaciones jsonb default '{}'::jsonb not null
);

create table carga_salidas (
  carga_id uuid not null,
  usuario_id uuid not null
);

create table cargas (
  id uuid not null,
  quien uuid not null,
  ordenada_por uuid,
  archivo text not null,
  bytes integer not null,
  sha256 text not null,
  formato text not null,
  codificacion text,
  separador text,
  hoja text,
  hojas text[] default '{}'::text[] not null,
  encabezados text[] default '{}'::text[] not null,
  muestra text,
  avisos text[] default '{}'::text[] not null,
  filas integer default 0 not null,
  estado text default 'leida'::text not null,
  mapeo text[] not null,
  mapeo_recordado boolean default false not null,
  modo text default 'crear_y_actualizar'::text not null,
  clave text default 'correo'::text not null,
  politica text default 'sobrescribir'::text not null,
  vaciar boolean default false not null,
  grupos text default 'anadir'::text not null,
  crear_grupos boolean default false not null,
  grupo_id uuid,
  usuario_plantilla text default 'ninguna'::text not null,
  contrasenas text default 'invitacion'::text not null,
  sitio text default ''::text not null,
  todo_o_nada boolean default false not null,
  nuevas integer default 0 not null,
  cambian integer default 0 not null,
  iguales integer default 0 not null,
  errores integer default 0 not null,
  con_aviso integer default 0 not null,
  descartadas integer default 0 not null,
  grupos_nuevos text[] default '{}'::text[] not null,
  salen integer default 0 not null,
  hechas integer default 0 not null,
  total integer default 0 not null,
  motivo text,
  creadas integer default 0 not null,
  actualizadas integer default 0 not null,
  sin_cambios integer default 0 not null,
  fallidas integer default 0 not null,
  salieron integer default 0 not null,
  grupos_creados uuid[] default '{}'::uuid[] not null,
  nombres_creados text[] default '{}'::text[] not null,
  cuentas_quitadas integer default 0 not null,
  cuentas_conservadas integer default 0 not null,
  personas_restauradas integer default 0 not null,
  personas_con_cambios integer default 0 not null,
  grupos_quitados integer default 0 not null,
  creada_en timestamp(3) with time zone default ahora() not null,
  terminada_en timestamp(3) with time zone,
  deshacible_hasta timestamp(3) with time zone,
  contrasenas_en timestamp(3) with time zone,
  invitadas integer default 0 not null,
  sin_contrasena integer default 0 not null,
  fila_de_titulos integer default 1,
  columnas jsonb default '[]'::jsonb not null,
  dias_si_paso integer,
  corregir_mayusculas boolean default true not null,
  en_mayusculas integer default 0 not null,
  vuelven_al_grupo integer default 0 not null,
  revisada_en timestamp(3) with time zone,
  foto text,
  situaciones jsonb default '{}'::jsonb not null
);

create table actividad_archivos (
  actividad_id uuid not null,
  archivo_id uuid not null,
  curso_id uuid not null
);

create table archivos (
  id uuid not null,
  nombre text not null,
  proposito text not null,
  estado text default 'subiendo'::text not null,
  tipo text,
  bytes bigint not null,
  sha256 text,
  ancho integer,
  alto integer,
  curso_id uuid,
  actividad_id uuid,
  usuario_id uuid not null,
  creado_en timestamp(3) with time zone default ahora() not null,
  listo_en timestamp(3) with time zone,
  clave uuid,
  ocupa boolean default true not null
);

create table prorrogas (
  usuario_id uuid not null,
  curso_id uuid not null,
  vence_en timestamp(3) with time zone not null,
  motivo text not null,
  por uuid not null,
  en timestamp(3) with time zone default ahora() not null,
  antes jsonb
);

create table recordatorios (
  usuario_id uuid not null,
  curso_id uuid not null,
  por uuid not null,
  en timestamp(3) with time zone default ahora() not null
);

create table borradores (
  coleccion text not null,
  documento uuid not null,
  usuario_id uuid not null,
  base integer not null,
  valores jsonb not null,
  en timestamp(3) with time zone default ahora() not null
);

create unlogged table ediciones (
  coleccion text not null,
  documento uuid not null,
  usuario_id uuid not null,
  desde timestamp(3) with time zone default ahora() not null,
  en timestamp(3) with time zone default ahora() not null
);

create table entrega_archivos (
  entrega_id uuid not null,
  archivo_id uuid not null,
  orden integer not null
);

create table entregas (
  id uuid not null,
  creado_en timestamp(3) with time zone default ahora() not null,
  actualizado_en timestamp(3) with time zone default ahora() not null,
  version integer default 1 not null,
  actividad_id uuid not null,
  curso_id uuid not null,
  usuario_id uuid not null,
  intento integer not null,
  texto text default ''::text not null,
  estado text default 'borrador'::text not null,
  tarde boolean default false not null,
  entregada_en timestamp(3) with time zone,
  nota numeric(6,2),
  rubrica jsonb default '[]'::jsonb not null,
  comentario text default ''::text not null,
  calificada_por uuid,
  calificada_en timestamp(3) with time zone,
  ronda smallint default 1 not null
);

create table latidos (
  usuario_id uuid not null,
  actividad_id uuid not null,
  segundo real,
  parrafo integer,
  segundos integer default 0 not null,
  visto int4multirange default '{}'::int4multirange not null,
  duracion integer,
  en timestamp(3) with time zone default ahora() not null,
  gastado_hasta timestamp(3) with time zone default ahora() not null
);

create table paquetes (
  id uuid not null,
  archivo_id uuid,
  usuario_id uuid not null,
  nombre text not null,
  estado text default 'revisado'::text not null,
  resumen jsonb not null,
  hechos bigint default 0 not null,
  total bigint default 0 not null,
  curso_id uuid,
  motivo text,
  creado_en timestamp(3) with time zone default ahora() not null,
  terminado_en timestamp(3) with time zone
);

create table academia (
  unica boolean default true not null,
  zona_horaria text not null,
  certifica_desde timestamp(3) with time zone default '-infinity'::timestamp with time zone not null,
  noche_desde time without time zone default '21:00:00'::time without time zone not null,
  noche_hasta time without time zone default '08:00:00'::time without time zone not null,
  hora_del_dia time without time zone default '08:00:00'::time without time zone not null,
  ritmos_hasta date
);

create table matriculas_guardadas (
  usuario_id uuid not null,
  curso_id uuid not null,
  desde timestamp(3) with time zone not null,
  vence_en timestamp(3) with time zone,
  via text not null,
  hechas integer,
  total integer,
  porcentaje integer,
  completada boolean default false not null,
  alta xid8 default pg_current_xact_id() not null,
  ronda smallint default 1 not null,
  abierta_en timestamp(3) with time zone,
  terminada boolean default false not null,
  vale_hasta timestamp(3) with time zone,
  siguiente_en timestamp(3) with time zone,
  siguiente_vence_en timestamp(3) with time zone,
  vence_al_volver timestamp(3) with time zone,
  adelantada boolean default false not null,
  exento_hasta timestamp(3) with time zone,
  entregado_en timestamp(3) with time zone,
  por_corregir boolean default false not null,
  vence_tras_nota timestamp(3) with time zone,
  plazo_en timestamp(3) with time zone default ahora() not null,
  minutos integer,
  riesgo_desde timestamp(3) with time zone,
  cumple_hasta timestamp(3) with time zone
) with (fillfactor=90);

create table actividades_pendientes (
  actividad_id uuid not null,
  curso_id uuid not null,
  campos jsonb default '{}'::jsonb not null,
  eliminar boolean default false not null,
  version integer default 1 not null,
  por uuid not null,
  en timestamp(3) with time zone default ahora() not null
);

create table peticiones_de_acceso (
  usuario_id uuid not null,
  numero text not null,
  pedida_en timestamp(3) with time zone not null
);

create table ajustes (
  unico boolean default true not null,
  dias_de_temporal integer default 7 not null,
  nombre_bloqueado boolean default false not null,
  avisa_vence smallint[] default '{14,7,1}'::smallint[] not null,
  avisa_caduca smallint[] default '{30,7,1}'::smallint[] not null
);

create table excepciones (
  usuario_id uuid not null,
  actividad_id uuid not null,
  curso_id uuid not null,
  hasta timestamp(3) with time zone,
  motivo text not null,
  ya_terminado boolean default false not null,
  por uuid not null,
  en timestamp(3) with time zone default ahora() not null
);

create table papelera (
  id uuid not null,
  tipo text not null,
  documento uuid not null,
  curso_id uuid not null,
  titulo text collate "es-x-icu" not null,
  estado text,
  en timestamp(3) with time zone default ahora() not null,
  por uuid not null,
  recuperada_en timestamp(3) with time zone
);

create table entregas_avisadas (
  entrega_id uuid not null,
  en timestamp(3) with time zone default ahora() not null
);

create table cifras_de_personas (
  usuario_id uuid not null,
  grupos uuid[] not null,
  cursos integer not null,
  hechas integer not null,
  total integer not null,
  plazos timestamp with time zone[] default '{}'::timestamp with time zone[] not null,
  hasta timestamp with time zone
);

create table cifras_de_grupos (
  grupo_id uuid not null,
  personas integer not null,
  cursos integer not null,
  hechas integer not null,
  total integer not null
) with (fillfactor=70);

create table cifras_pendientes (
  usuario_id uuid,
  curso_id uuid
);

create table adaptaciones (
  usuario_id uuid not null,
  version integer default 1 not null,
  factor text not null,
  motivo text default ''::text not null,
  por uuid not null,
  en timestamp(3) with time zone default ahora() not null
);

create table evaluacion_excepciones (
  id uuid not null,
  evaluacion_id uuid not null,
  usuario_id uuid,
  grupo_id uuid,
  cambios jsonb not null,
  motivo text not null,
  por uuid not null,
  en timestamp(3) with time zone default ahora() not null,
  antes jsonb
);

create table evaluacion_lugares (
  id uuid not null,
  evaluacion_id uuid not null,
  seccion_id uuid not null,
  orden integer not null,
  pregunta_id uuid,
  bajo uuid,
  cuantas integer,
  carpeta_id uuid,
  etiqueta text,
  puntos numeric(6,2) not null,
  resta text
);

create table evaluacion_secciones (
  id uuid not null,
  evaluacion_id uuid not null,
  orden integer not null,
  titulo text
);

create table evaluacion_secretos (
  evaluacion_id uuid not null,
  version integer default 1 not null,
  composicion integer default 0 not null,
  contrasena text,
  bandas jsonb default '[]'::jsonb not null,
  redes text[] default '{}'::text[] not null
);

create table intento_preguntas (
  intento_id uuid not null,
  lugar smallint not null,
  lugar_id uuid not null,
  pregunta_id uuid not null,
  numero integer not null,
  seccion smallint not null,
  bajo smallint,
  puntos numeric(6,2) not null,
  resta text not null,
  orden jsonb not null,
  revision integer default 0 not null,
  respuesta jsonb,
  guardada_en timestamp(3) with time zone,
  cerrada boolean default false not null,
  fraccion text,
  regla text default ''::text not null,
  a_mano boolean default false not null,
  version_nota integer default 0 not null,
  rubrica jsonb default '[]'::jsonb not null,
  comentario text default ''::text not null,
  calificada_por uuid,
  calificada_en timestamp(3) with time zone,
  ofrecida jsonb,
  puesta jsonb
) with (fillfactor=70);

create table intento_sucesos (
  intento_id uuid not null,
  en timestamp(3) with time zone default ahora() not null,
  tipo text not null,
  detalle text default ''::text not null,
  por uuid
);

create table intento_tardias (
  intento_id uuid not null,
  lugar smallint not null,
  revision integer not null,
  respuesta jsonb,
  equipo_en timestamp(3) with time zone not null,
  recibida_en timestamp(3) with time zone default ahora() not null,
  aceptada boolean,
  motivo text,
  por uuid,
  decidida_en timestamp(3) with time zone
);

create table intentos (
  id uuid not null,
  version integer default 1 not null,
  evaluacion_id uuid not null,
  actividad_id uuid not null,
  curso_id uuid not null,
  usuario_id uuid not null,
  numero smallint not null,
  estado text default 'en_curso'::text not null,
  practica boolean default false not null,
  heredado boolean default false not null,
  empezado_en timestamp(3) with time zone default ahora() not null,
  vence_en timestamp(3) with time zone,
  limite timestamp(3) with time zone,
  tolerancia_segundos integer default 5 not null,
  gracia_minutos integer default 60 not null,
  al_vencer text default 'entregar'::text not null,
  por_pagina integer,
  secuencial boolean default false not null,
  secciones text[] default '{}'::text[] not null,
  alcanzada smallint default 0 not null,
  epoca integer default 1 not null,
  pestana text default ''::text not null,
  equipo text default ''::text not null,
  visto_en timestamp(3) with time zone default ahora() not null,
  entregado_en timestamp(3) with time zone,
  causa text,
  sin_recibir smallint[] default '{}'::smallint[] not null,
  respondidas smallint default 0 not null,
  nota numeric(6,2),
  provisional boolean default false not null,
  codigo text,
  anulado_en timestamp(3) with time zone,
  anulado_por uuid,
  motivo text,
  no_tomadas smallint[] default '{}'::smallint[] not null,
  recibo_formula smallint default 1 not null,
  ronda smallint default 1 not null,
  anota text[] default '{reconexion,control}'::text[] not null,
  red text
);

create table carpetas (
  id uuid not null,
  creado_en timestamp(3) with time zone default ahora() not null,
  actualizado_en timestamp(3) with time zone default ahora() not null,
  version integer default 1 not null,
  padre_id uuid,
  curso_id uuid,
  nombre text collate "es-x-icu" not null
);

create table pregunta_archivos (
  pregunta_id uuid not null,
  archivo_id uuid not null
);

create table pregunta_claves (
  pregunta_id uuid not null,
  numero integer not null,
  clave jsonb not null
);

create table pregunta_versiones (
  pregunta_id uuid not null,
  numero integer not null,
  publica jsonb not null,
  en timestamp(3) with time zone default ahora() not null,
  por uuid not null
);

create table preguntas (
  id uuid not null,
  creado_en timestamp(3) with time zone default ahora() not null,
  actualizado_en timestamp(3) with time zone default ahora() not null,
  version integer default 1 not null,
  carpeta_id uuid not null,
  curso_id uuid,
  tipo text not null,
  etiquetas text[] default '{}'::text[] not null,
  numero integer default 1 not null,
  texto text default ''::text not null,
  fallos jsonb default '[]'::jsonb not null,
  borrador_publica jsonb,
  borrador_clave jsonb,
  borrador_en timestamp(3) with time zone,
  borrador_por uuid,
  eliminada_en timestamp(3) with time zone,
  eliminada_por uuid
);

create table intento_diario (
  intento_id uuid not null,
  lugar smallint not null,
  revision integer not null,
  epoca integer not null,
  respuesta jsonb,
  equipo_en timestamp(3) with time zone not null,
  recibida_en timestamp(3) with time zone not null
) partition by RANGE (recibida_en);

create table recibo_llave (
  unica boolean default true not null,
  llave bytea not null
);

create table campo_unicos (
  campo_id uuid not null,
  valor text not null,
  usuario_id uuid not null
);

create table campos (
  id uuid not null,
  creado_en timestamp(3) with time zone default ahora() not null,
  actualizado_en timestamp(3) with time zone default ahora() not null,
  version integer default 1 not null,
  clave text not null,
  nombre text collate "es-x-icu" not null,
  tipo text not null,
  opciones jsonb default '[]'::jsonb not null,
  decimales boolean default false not null,
  obligatorio boolean default false not null,
  unico boolean default false not null,
  propia text not null,
  tutor text not null,
  orden integer not null,
  estado text default 'activo'::text not null,
  equipo boolean default false not null
);

create table grupo_fuera (
  grupo_id uuid not null,
  usuario_id uuid not null,
  desde timestamp(3) with time zone default ahora() not null
);

create table grupo_regla_usos (
  grupo_id uuid not null,
  campo_id uuid,
  perfil_id uuid
);

create table grupo_reglas (
  grupo_id uuid not null,
  version integer default 1 not null,
  regla jsonb not null,
  guardada_por uuid not null,
  guardada_en timestamp(3) with time zone default ahora() not null,
  proximo date
);

create table cifras_de_plazos (
  vence_en timestamp with time zone not null,
  cursos integer not null,
  personas integer not null
) with (fillfactor=70);

create table cifras_de_hechas (
  desde timestamp with time zone not null,
  hechas integer not null
) with (fillfactor=70);

create table hechas_pendientes (
  desde timestamp with time zone not null,
  hechas integer not null
);

create table grupo_miembros_idos (
  grupo_id uuid not null,
  usuario_id uuid not null,
  desde timestamp(3) with time zone default ahora() not null,
  origen text not null,
  salida text not null,
  hasta timestamp(3) with time zone
);

create table cifras_por_dia (
  dia date not null,
  vencidos integer not null,
  proximos integer not null,
  hechas integer not null,
  total integer not null,
  activas integer not null
);

create table cifras_de_grupos_por_dia (
  dia date not null,
  grupo_id uuid not null,
  hechas integer not null,
  total integer not null
);

create table certificados (
  id uuid not null,
  usuario_id uuid not null,
  curso_id uuid not null,
  ronda smallint default 1 not null,
  numero text not null,
  rectificado boolean default false not null,
  codigo text,
  codigo_huella bytea not null,
  nombre text collate "es-x-icu",
  documento text,
  titulo text collate "es-x-icu" not null,
  horas numeric(6,2),
  nota numeric(6,2),
  completado_en timestamp(3) with time zone not null,
  completado_el date not null,
  expedido_en timestamp(3) with time zone default ahora() not null,
  valido_hasta date,
  sustituido_en timestamp(3) with time zone,
  sustituido_por uuid,
  retirado_en timestamp(3) with time zone,
  retirado_por uuid,
  motivo text,
  papel_huella text,
  papel_en timestamp(3) with time zone,
  estorbos jsonb,
  diseno_id uuid,
  diseno_version integer
);

create table curso_certificados (
  curso_id uuid not null,
  version integer default 1 not null,
  horas numeric(6,2),
  muestra_nota boolean default true not null,
  nota_minima numeric(6,2),
  diseno_id uuid
);

create table uso_de_archivos (
  curso_id uuid,
  clase text not null,
  archivos integer not null,
  bytes bigint not null
);

create table uso_de_archivos_pendiente (
  curso_id uuid,
  clase text not null,
  archivos integer not null,
  bytes bigint not null
);

create table valoraciones_de_cursos (
  curso_id uuid not null,
  opiniones integer not null,
  suma numeric not null
);

create table valoraciones_pendientes (
  curso_id uuid not null,
  opiniones integer not null,
  suma numeric not null
);

create table certificado_firmantes (
  id uuid not null,
  creado_en timestamp(3) with time zone default ahora() not null,
  activo boolean default true not null,
  llave text not null,
  cifrada text not null,
  certificado text not null,
  cadena text[] default '{}'::text[] not null
);

create table curso_renovaciones (
  curso_id uuid not null,
  version integer default 1 not null,
  validez_dia text,
  validez_minimo_meses smallint default 6 not null,
  dias_para_renovar smallint default 60 not null,
  dias_de_margen smallint default 0 not null,
  renovar_ya boolean default false not null,
  avisa_vence smallint[],
  avisa_caduca smallint[]
);

create table progreso_pasado (
  id uuid not null,
  creado_en timestamp(3) with time zone default ahora() not null,
  actualizado_en timestamp(3) with time zone default ahora() not null,
  version integer default 1 not null,
  usuario_id uuid not null,
  curso_id uuid not null,
  actividad_id uuid not null,
  estado text not null,
  porcentaje smallint default 0 not null,
  nota numeric(6,2),
  tiempo integer default 0 not null,
  intentos integer default 0 not null,
  iniciado_en timestamp(3) with time zone default ahora() not null,
  completado_en timestamp(3) with time zone,
  suyo_en timestamp(3) with time zone,
  ronda smallint not null
);

create table rondas (
  usuario_id uuid not null,
  curso_id uuid not null,
  ronda smallint not null,
  terminado_en timestamp(3) with time zone not null,
  cuenta_desde date not null,
  vale_hasta date,
  ultimo_dia date,
  abre_el date,
  abierta_en timestamp(3) with time zone,
  abierta_por uuid,
  motivo text,
  deshecha_en timestamp(3) with time zone,
  pasada_en timestamp(3) with time zone,
  desde timestamp(3) with time zone,
  vence_en timestamp(3) with time zone,
  iniciado_en timestamp(3) with time zone,
  hechas integer,
  total integer,
  plazos jsonb,
  validez_antes jsonb,
  externa boolean default false not null
);

create table certificado_imagenes (
  id uuid not null,
  huella text not null,
  tipo text not null,
  ancho integer not null,
  alto integer not null,
  bytes bytea not null,
  creada_en timestamp(3) with time zone default ahora() not null
);

create table certificado_diseno_versiones (
  diseno_id uuid not null,
  version integer not null,
  contenido jsonb not null,
  publicada_en timestamp(3) with time zone default ahora() not null,
  por uuid
);

create table certificado_disenos (
  id uuid not null,
  nombre text collate "es-x-icu" not null,
  contenido jsonb not null,
  revision integer default 1 not null,
  version integer default 0 not null,
  publicada integer default 0 not null,
  guardado_en timestamp(3) with time zone default ahora() not null,
  retirado_en timestamp(3) with time zone
);

create table certificado_zips (
  id uuid not null,
  usuario_id uuid not null,
  estado text default 'haciendo'::text not null,
  certificado_ids uuid[] not null,
  hechos integer default 0 not null,
  sin_papel integer default 0 not null,
  bytes bigint,
  motivo text,
  creado_en timestamp(3) with time zone default ahora() not null,
  terminado_en timestamp(3) with time zone
);

create table exenciones (
  id uuid not null,
  usuario_id uuid not null,
  curso_id uuid not null,
  hasta date not null,
  dias smallint default 30 not null,
  motivo text not null,
  por uuid not null,
  en timestamp(3) with time zone default ahora() not null,
  terminada_en timestamp(3) with time zone,
  terminada_por uuid,
  motivo_de_fin text
);

create table catalogo_externo (
  id uuid not null,
  version integer default 1 not null,
  titulo text collate "es-x-icu" not null,
  horas numeric(6,2),
  validez_meses integer,
  validez_dia text,
  validez_minimo_meses integer default 6 not null,
  creada_en timestamp(3) with time zone default ahora() not null,
  retirada_en timestamp(3) with time zone
);

create table externa_carga_filas (
  carga_id uuid not null,
  linea integer not null,
  celdas text[] not null,
  fuera text
);

create table externa_cargas (
  id uuid not null,
  quien uuid not null,
  archivo text not null,
  sha256 text not null,
  encabezados text[] not null,
  creada_en timestamp(3) with time zone default ahora() not null,
  registrada_en timestamp(3) with time zone,
  deshecha_en timestamp(3) with time zone,
  hoja text,
  mapeo text[] default '{}'::text[] not null,
  filas integer default 0 not null,
  ordenada_por uuid,
  ordenada_en timestamp(3) with time zone,
  deshacer_en timestamp(3) with time zone,
  motivo text
);

create table externas (
  id uuid not null,
  usuario_id uuid not null,
  curso_id uuid,
  entrada_id uuid,
  dia date not null,
  efecto text not null,
  ronda smallint,
  abrio boolean default false not null,
  vale_hasta date,
  archivo_id uuid,
  registrada_en timestamp(3) with time zone default ahora() not null,
  registrada_por uuid not null,
  carga_id uuid,
  linea integer,
  retirada_en timestamp(3) with time zone,
  retirada_por uuid,
  motivo text,
  horas numeric(6,2)
);

create table plazos_movidos (
  id uuid default gen_random_uuid() not null,
  usuario_id uuid not null,
  curso_id uuid not null,
  antes timestamp(3) with time zone,
  despues timestamp(3) with time zone,
  en timestamp(3) with time zone default ahora() not null
);

create table avisos_de_academia (
  evento text not null,
  correo text not null,
  elegible boolean default true not null
);

create table avisos (
  id uuid default gen_random_uuid() not null,
  usuario_id uuid not null,
  aviso text not null,
  asunto text not null,
  ocasion text not null,
  evento text not null,
  curso_id uuid,
  datos jsonb not null,
  dicho jsonb not null,
  en timestamp(3) with time zone default ahora() not null,
  leido_en timestamp(3) with time zone,
  modo text not null,
  sale_en timestamp(3) with time zone,
  sitio text not null,
  correo_id uuid,
  solo_correo boolean default false not null
);

create table correos_parados (
  correo text not null,
  motivo text not null,
  en timestamp(3) with time zone default ahora() not null
);

create table correos (
  id uuid not null,
  usuario_id uuid,
  evento text not null,
  para text,
  asunto text not null,
  estado text not null,
  motivo text,
  intentos smallint default 1 not null,
  creado_en timestamp(3) with time zone not null,
  en timestamp(3) with time zone not null,
  vuelta text
);

create table avisos_preferencias (
  usuario_id uuid not null,
  evento text not null,
  correo text not null
);

create table calendarios (
  usuario_id uuid not null,
  huella bytea not null,
  pista text not null,
  version integer default 1 not null,
  creada_en timestamp(3) with time zone default ahora() not null,
  revision integer default 0 not null,
  dicho bytea,
  dicho_en timestamp(3) with time zone default ahora() not null
);

create table avisos_bajas (
  clave text not null,
  usuario_id uuid not null,
  evento text not null
);

create table anuncio_lecturas (
  usuario_id uuid not null,
  anuncio_id uuid not null,
  leido_en timestamp(3) with time zone default ahora() not null,
  apartado_en timestamp(3) with time zone
);

create table anuncios (
  id uuid not null,
  version integer default 1 not null,
  titulo text collate "es-x-icu" not null,
  texto text default ''::text not null,
  a_todos boolean default false not null,
  perfiles uuid[] default '{}'::uuid[] not null,
  grupos uuid[] default '{}'::uuid[] not null,
  cursos uuid[] default '{}'::uuid[] not null,
  personas uuid[] default '{}'::uuid[] not null,
  ambito uuid[],
  desde timestamp(3) with time zone,
  hasta timestamp(3) with time zone,
  fijado boolean default false not null,
  correo text default 'no'::text not null,
  correos_enviados integer default 0 not null,
  autor_id uuid,
  creado_en timestamp(3) with time zone default ahora() not null,
  publicado_en timestamp(3) with time zone,
  publicado_por uuid,
  editado_en timestamp(3) with time zone,
  otra_vez_en timestamp(3) with time zone,
  retirado_en timestamp(3) with time zone,
  retirado_por uuid,
  correo_vez integer default 1 not null,
  mandado_en timestamp(3) with time zone
);

create table plazos_mirados (
  unica boolean default true not null,
  hasta timestamp(3) with time zone not null,
  desde timestamp(3) with time zone default '-infinity'::timestamp with time zone not null
);

create table ritmos (
  usuario_id uuid not null,
  contado_el date not null,
  segundos integer not null,
  dias integer[] not null,
  ritmo real not null
);

create table certificados_por_decir (
  certificado_id uuid not null
);

create table avisos_plantillas (
  clave text not null,
  version integer not null,
  asunto text,
  texto text,
  de_asunto text not null,
  de_texto text not null,
  en timestamp(3) with time zone not null,
  por uuid
);

create table sorteos_cortos (
  evaluacion_id uuid not null,
  desde timestamp(3) with time zone default ahora() not null
);

create table peticiones_de_permiso (
  id uuid not null,
  usuario_id uuid not null,
  permiso text not null,
  nota text,
  pagina text not null,
  en timestamp(3) with time zone default ahora() not null,
  estado text default 'espera'::text not null,
  respuesta text,
  resuelta_por uuid,
  resuelta_en timestamp(3) with time zone
);

create table correos_rebotes (
  id text not null,
  en timestamp(3) with time zone default ahora() not null
);

create table intento_notas (
  intento_id uuid not null,
  version integer not null,
  en timestamp(3) with time zone default ahora() not null,
  por uuid,
  causa text not null,
  motivo text default ''::text not null,
  antes jsonb not null,
  despues jsonb not null,
  lugares jsonb default '[]'::jsonb not null
);

create table correcciones_abiertas (
  entrega_id uuid not null,
  lugar smallint default '-1'::integer not null,
  usuario_id uuid not null,
  desde timestamp(3) with time zone default ahora() not null,
  en timestamp(3) with time zone default ahora() not null
);

create table sala_actos (
  id uuid not null,
  evaluacion_id uuid not null,
  tipo text not null,
  texto text not null,
  minutos integer,
  por uuid not null,
  en timestamp(3) with time zone default ahora() not null,
  hechos integer default 0 not null
);

create table sala_mensajes (
  acto_id uuid not null,
  intento_id uuid not null,
  visto_en timestamp(3) with time zone
);

create table importacion_archivos (
  importacion_id uuid not null,
  contenido bytea not null
);

create table importacion_lineas (
  importacion_id uuid not null,
  numero integer not null,
  archivo text,
  linea integer not null,
  hasta integer not null,
  fuente text not null,
  origen text,
  huella text,
  carpeta text[] default '{}'::text[] not null,
  titulo text not null,
  estado text not null,
  fuera boolean default false not null,
  cambios text[] default '{}'::text[] not null,
  porque text,
  mitades json,
  etiquetas text[] default '{}'::text[] not null,
  decision text,
  pregunta_id uuid,
  resultado text,
  antes json
);

create table importacion_medios (
  importacion_id uuid not null,
  archivo_id uuid not null
);

create table importaciones (
  id uuid not null,
  usuario_id uuid not null,
  nombre text not null,
  formato text not null,
  sha256 text not null,
  estado text default 'revisada'::text not null,
  motivo text,
  carpeta_id uuid,
  evaluacion_id uuid,
  nueva text,
  con_carpetas boolean default false not null,
  repetidas text default 'actualizar'::text not null,
  categorias json default '[]'::json not null,
  hechas integer default 0 not null,
  total integer default 0 not null,
  carpetas_creadas uuid[] default '{}'::uuid[] not null,
  creada_en timestamp(3) with time zone default ahora() not null,
  terminada_en timestamp(3) with time zone
);

create table pregunta_origenes (
  pregunta_id uuid not null,
  origen text,
  huella text not null,
  en timestamp(3) with time zone default ahora() not null
);

create table comentarios_guardados (
  id uuid not null,
  usuario_id uuid not null,
  curso_id uuid,
  texto text not null,
  guardado_en timestamp(3) with time zone default ahora() not null
);

create table reparacion_lugares (
  reparacion_id uuid not null,
  intento_id uuid not null,
  lugar smallint not null,
  antes jsonb not null
);

create table reparaciones (
  id uuid not null,
  evaluacion_id uuid not null,
  pregunta_id uuid not null,
  orden smallint not null,
  tipo text not null,
  clave jsonb,
  versiones integer[] not null,
  rondas_pasadas boolean not null,
  hacia_abajo boolean not null,
  grupo_ids uuid[],
  motivo text not null,
  por uuid not null,
  en timestamp(3) with time zone default ahora() not null,
  estado text default 'en_curso'::text not null,
  tras uuid,
  personas integer not null,
  hechas integer default 0 not null,
  cambian integer default 0 not null,
  aprueban integer default 0 not null,
  suspenden integer default 0 not null,
  terminada_en timestamp(3) with time zone,
  deshecha_en timestamp(3) with time zone,
  deshecha_por uuid,
  deshecha_motivo text
);

create table foto_cursos (
  foto_id uuid not null,
  curso_id uuid not null,
  titulo text not null
);

create table foto_filas (
  foto_id uuid not null,
  usuario_id uuid not null,
  curso_id uuid not null,
  estado text not null,
  ronda smallint not null,
  porcentaje integer not null,
  desde timestamp(3) with time zone not null,
  vence_en timestamp(3) with time zone,
  terminado_en timestamp(3) with time zone,
  vale_hasta date,
  exento_hasta date
);

create table fotos (
  id uuid not null,
  numero integer,
  mes text,
  pedida_en timestamp(3) with time zone default ahora() not null,
  pedida_por uuid,
  tomada_en timestamp(3) with time zone,
  zona text not null,
  pares integer default 0 not null,
  personas integer default 0 not null,
  cuentas jsonb,
  huella text,
  anterior text
);

create table procesos (
  id uuid not null,
  equipo text not null,
  pid integer not null,
  version text not null,
  desde timestamp(3) with time zone not null,
  visto timestamp(3) with time zone not null,
  bytes double precision not null,
  retraso_ms double precision not null,
  pantallas integer not null
);

create table puerta_esperas (
  evaluacion_id uuid not null,
  usuario_id uuid not null,
  visto_en timestamp(3) with time zone default ahora() not null
);

create table puertas (
  evaluacion_id uuid not null,
  abierta_en timestamp(3) with time zone default ahora() not null,
  abierta_por uuid not null
);

create table anotaciones (
  id uuid not null,
  entrega_id uuid not null,
  lugar smallint default '-1'::integer not null,
  ancla jsonb not null,
  texto text not null,
  version integer default 1 not null,
  usuario_id uuid not null,
  escrita_en timestamp(3) with time zone default ahora() not null
);

create table informe_vistas (
  id uuid not null,
  usuario_id uuid not null,
  informe text not null,
  nombre text not null,
  busqueda jsonb not null,
  compartida boolean default false not null,
  version integer default 1 not null,
  creada_en timestamp(3) with time zone default ahora() not null,
  cambiada_en timestamp(3) with time zone default ahora() not null
);

create table informe_vistas_usuales (
  usuario_id uuid not null,
  informe text not null,
  vista_id uuid not null
);

create table intento_diario_resto partition of intento_diario default;

alter table usuarios alter column busqueda set statistics 400;

alter table carga_archivos alter column contenido set storage external;

alter table actividades add constraint actividades_pkey PRIMARY KEY (id);

alter table actividades add constraint actividades_de_curso UNIQUE (id, curso_id);

alter table cursos add constraint cursos_pkey PRIMARY KEY (id);

alter table cursos add constraint cursos_slug_unico UNIQUE (slug);

alter table inscripciones add constraint inscripciones_usuario_id_curso_id_pk PRIMARY KEY (usuario_id, curso_id);

alter table secciones add constraint secciones_pkey PRIMARY KEY (id);

alter table secciones add constraint secciones_de_curso UNIQUE (id, curso_id);

alter table evaluaciones add constraint evaluaciones_pkey PRIMARY KEY (id);

alter table feedback add constraint feedback_pkey PRIMARY KEY (id);

alter table grupo_cursos add constraint grupo_cursos_un_vencimiento CHECK (vence_en IS NULL OR vence_en_dias IS NULL);

alter table grupo_cursos add constraint grupo_cursos_grupo_id_curso_id_pk PRIMARY KEY (grupo_id, curso_id);

alter table grupo_miembros add constraint grupo_miembros_usuario_id_grupo_id_pk PRIMARY KEY (usuario_id, grupo_id);

alter table grupo_tutores add constraint grupo_tutores_usuario_id_grupo_id_pk PRIMARY KEY (usuario_id, grupo_id);

alter table grupos add constraint grupos_pkey PRIMARY KEY (id);

alter table perfiles add constraint perfiles_pkey PRIMARY KEY (id);

alter table perfiles add constraint perfiles_nombre_unico UNIQUE (nombre);

alter table progreso_guardado add constraint progreso_guardado_pkey PRIMARY KEY (id);

alter table progreso_guardado add constraint progreso_una_por_persona UNIQUE (usuario_id, actividad_id);

alter table credenciales add constraint credenciales_pkey PRIMARY KEY (usuario_id);

alter table enlaces add constraint enlaces_pkey PRIMARY KEY (hash);

alter table idas_al_proveedor add constraint idas_al_proveedor_pkey PRIMARY KEY (hash);

alter table identidades add constraint identidades_emisor_sujeto_pk PRIMARY KEY (emisor, sujeto);

alter table limites add constraint limites_pkey PRIMARY KEY (key);

alter table navegadores add constraint navegadores_usuario_id_hash_pk PRIMARY KEY (usuario_id, hash);

alter table sesiones add constraint sesiones_pkey PRIMARY KEY (hash);

alter table sesiones add constraint sesiones_id_unique UNIQUE (id);

alter table usuarios add constraint usuarios_con_que_entrar CHECK (correo IS NOT NULL OR usuario IS NOT NULL OR fecha_baja IS NOT NULL);

alter table usuarios add constraint usuarios_pkey PRIMARY KEY (id);

alter table cambios add constraint cambios_xid_id_pk PRIMARY KEY (xid, id);

alter table curso_avance_guardado add constraint curso_avance_pkey PRIMARY KEY (usuario_id, curso_id);

alter table carga_archivos add constraint carga_archivos_pkey PRIMARY KEY (carga_id);

alter table carga_filas add constraint carga_filas_carga_id_linea_pk PRIMARY KEY (carga_id, linea);

alter table carga_mapeos add constraint carga_mapeos_usuario_id_firma_pk PRIMARY KEY (usuario_id, firma);

alter table carga_salidas add constraint carga_salidas_carga_id_usuario_id_pk PRIMARY KEY (carga_id, usuario_id);

alter table cargas add constraint cargas_pkey PRIMARY KEY (id);

alter table actividad_archivos add constraint actividad_archivos_actividad_id_archivo_id_pk PRIMARY KEY (actividad_id, archivo_id);

alter table archivos add constraint archivos_pkey PRIMARY KEY (id);

alter table archivos add constraint archivos_de_curso UNIQUE (id, curso_id);

alter table prorrogas add constraint prorrogas_usuario_id_curso_id_pk PRIMARY KEY (usuario_id, curso_id);

alter table recordatorios add constraint recordatorios_usuario_id_curso_id_pk PRIMARY KEY (usuario_id, curso_id);

alter table borradores add constraint borradores_coleccion_documento_usuario_id_pk PRIMARY KEY (coleccion, documento, usuario_id);

alter table ediciones add constraint ediciones_coleccion_documento_usuario_id_pk PRIMARY KEY (coleccion, documento, usuario_id);

alter table entrega_archivos add constraint entrega_archivos_entrega_id_archivo_id_pk PRIMARY KEY (entrega_id, archivo_id);

alter table entregas add constraint entregas_pkey PRIMARY KEY (id);

alter table latidos add constraint latidos_usuario_id_actividad_id_pk PRIMARY KEY (usuario_id, actividad_id);

alter table paquetes add constraint paquetes_pkey PRIMARY KEY (id);

alter table paquetes add constraint paquetes_archivo_unico UNIQUE (archivo_id);

alter table grupo_cursos add constraint grupo_cursos_gracia CHECK (dias_de_gracia >= 0 AND dias_de_gracia <= 365);

alter table academia add constraint academia_unica_check CHECK (unica);

alter table academia add constraint academia_pkey PRIMARY KEY (unica);

alter table matriculas_guardadas add constraint matriculas_via_check CHECK (via = ANY (ARRAY['nombre'::text, 'grupo'::text, 'ambas'::text]));

alter table actividades_pendientes add constraint actividades_pendientes_pkey PRIMARY KEY (actividad_id);

alter table peticiones_de_acceso add constraint peticiones_de_acceso_pkey PRIMARY KEY (usuario_id);

alter table ajustes add constraint ajustes_una_fila CHECK (unico);

alter table ajustes add constraint ajustes_pkey PRIMARY KEY (unico);

alter table excepciones add constraint excepciones_usuario_id_actividad_id_pk PRIMARY KEY (usuario_id, actividad_id);

alter table papelera add constraint papelera_pkey PRIMARY KEY (id);

alter table cursos add constraint cursos_en_papelera_en_borrador CHECK (papelera IS NULL OR estado = 'borrador'::text);

alter table evaluaciones add constraint evaluaciones_actividad_unica UNIQUE (actividad_id, curso_id);

alter table entregas_avisadas add constraint entregas_avisadas_pkey PRIMARY KEY (entrega_id);

alter table cifras_de_personas add constraint cifras_de_personas_pkey PRIMARY KEY (usuario_id);

alter table cifras_de_grupos add constraint cifras_de_grupos_pkey PRIMARY KEY (grupo_id);

alter table cifras_pendientes add constraint cifras_pendientes_check CHECK (num_nonnulls(usuario_id, curso_id) = 1);

alter table adaptaciones add constraint adaptaciones_pkey PRIMARY KEY (usuario_id);

alter table evaluacion_excepciones add constraint evaluacion_excepciones_de_quien CHECK ((usuario_id IS NULL) <> (grupo_id IS NULL));

alter table evaluacion_excepciones add constraint evaluacion_excepciones_pkey PRIMARY KEY (id);

alter table evaluacion_excepciones add constraint evaluacion_excepciones_una_por_persona UNIQUE (evaluacion_id, usuario_id);

alter table evaluacion_excepciones add constraint evaluacion_excepciones_una_por_grupo UNIQUE (evaluacion_id, grupo_id);

alter table evaluacion_lugares add constraint evaluacion_lugares_algo CHECK ((pregunta_id IS NULL) = (cuantas IS NOT NULL));

alter table evaluacion_lugares add constraint evaluacion_lugares_pkey PRIMARY KEY (id);

alter table evaluacion_secciones add constraint evaluacion_secciones_pkey PRIMARY KEY (id);

alter table evaluacion_secretos add constraint evaluacion_secretos_pkey PRIMARY KEY (evaluacion_id);

alter table intento_preguntas add constraint intento_preguntas_intento_id_lugar_pk PRIMARY KEY (intento_id, lugar);

alter table intento_tardias add constraint intento_tardias_intento_id_lugar_revision_pk PRIMARY KEY (intento_id, lugar, revision);

alter table intentos add constraint intentos_pkey PRIMARY KEY (id);

alter table carpetas add constraint carpetas_pkey PRIMARY KEY (id);

alter table pregunta_archivos add constraint pregunta_archivos_pregunta_id_archivo_id_pk PRIMARY KEY (pregunta_id, archivo_id);

alter table pregunta_claves add constraint pregunta_claves_pregunta_id_numero_pk PRIMARY KEY (pregunta_id, numero);

alter table pregunta_versiones add constraint pregunta_versiones_pregunta_id_numero_pk PRIMARY KEY (pregunta_id, numero);

alter table preguntas add constraint preguntas_pkey PRIMARY KEY (id);

alter table intento_preguntas add constraint intento_preguntas_fraccion CHECK (fraccion IS NULL OR fraccion ~ '^-?[0-9]+(/[1-9][0-9]*)?$'::text);

alter table recibo_llave add constraint recibo_llave_unica_check CHECK (unica);

alter table recibo_llave add constraint recibo_llave_pkey PRIMARY KEY (unica);

alter table campo_unicos add constraint campo_unicos_valor PRIMARY KEY (campo_id, valor);

alter table campos add constraint campos_pkey PRIMARY KEY (id);

alter table grupo_fuera add constraint grupo_fuera_grupo_id_usuario_id_pk PRIMARY KEY (grupo_id, usuario_id);

alter table grupo_reglas add constraint grupo_reglas_pkey PRIMARY KEY (grupo_id);

alter table cifras_de_plazos add constraint cifras_de_plazos_pkey PRIMARY KEY (vence_en);

alter table cifras_de_hechas add constraint cifras_de_hechas_pkey PRIMARY KEY (desde);

alter table grupo_miembros_idos add constraint grupo_miembros_idos_grupo_id_usuario_id_pk PRIMARY KEY (grupo_id, usuario_id);

alter table cifras_por_dia add constraint cifras_por_dia_pkey PRIMARY KEY (dia);

alter table cifras_de_grupos_por_dia add constraint cifras_de_grupos_por_dia_grupo_id_dia_pk PRIMARY KEY (grupo_id, dia);

alter table certificados add constraint certificados_ronda CHECK (ronda >= 1);

alter table certificados add constraint certificados_pkey PRIMARY KEY (id);

alter table curso_certificados add constraint curso_certificados_pkey PRIMARY KEY (curso_id);

alter table uso_de_archivos add constraint uso_de_archivos_una UNIQUE NULLS NOT DISTINCT (curso_id, clase);

alter table valoraciones_de_cursos add constraint valoraciones_de_cursos_pkey PRIMARY KEY (curso_id);

alter table certificado_firmantes add constraint certificado_firmantes_pkey PRIMARY KEY (id);

alter table curso_renovaciones add constraint curso_renovaciones_pkey PRIMARY KEY (curso_id);

alter table progreso_pasado add constraint progreso_pasado_pkey PRIMARY KEY (id);

alter table progreso_pasado add constraint progreso_pasado_una_por_ronda UNIQUE (usuario_id, actividad_id, ronda);

alter table rondas add constraint rondas_usuario_id_curso_id_ronda_pk PRIMARY KEY (usuario_id, curso_id, ronda);

alter table entregas add constraint entregas_un_intento UNIQUE (actividad_id, usuario_id, ronda, intento);

alter table intentos add constraint intentos_un_numero UNIQUE (evaluacion_id, usuario_id, ronda, numero);

alter table certificado_imagenes add constraint certificado_imagenes_pkey PRIMARY KEY (id);

alter table certificado_diseno_versiones add constraint certificado_diseno_versiones_diseno_id_version_pk PRIMARY KEY (diseno_id, version);

alter table certificado_disenos add constraint certificado_disenos_pkey PRIMARY KEY (id);

alter table certificado_zips add constraint certificado_zips_pkey PRIMARY KEY (id);

alter table matriculas_guardadas add constraint matriculas_pkey PRIMARY KEY (usuario_id, curso_id, adelantada);

alter table exenciones add constraint exenciones_pkey PRIMARY KEY (id);

alter table catalogo_externo add constraint catalogo_externo_pkey PRIMARY KEY (id);

alter table externa_carga_filas add constraint externa_carga_filas_carga_id_linea_pk PRIMARY KEY (carga_id, linea);

alter table externa_cargas add constraint externa_cargas_pkey PRIMARY KEY (id);

alter table externas add constraint externas_de_algo CHECK ((curso_id IS NULL) <> (entrada_id IS NULL));

alter table externas add constraint externas_pkey PRIMARY KEY (id);

alter table plazos_movidos add constraint plazos_movidos_pkey PRIMARY KEY (id);

alter table grupo_cursos add constraint grupo_cursos_dias_del_campo CHECK (vence_campo_id IS NULL OR vence_en_dias >= 0 AND vence_en_dias <= 1825);

alter table avisos_de_academia add constraint avisos_de_academia_pkey PRIMARY KEY (evento);

alter table avisos add constraint avisos_pkey PRIMARY KEY (id);

alter table avisos add constraint avisos_una_vez UNIQUE (usuario_id, aviso, asunto, ocasion);

alter table correos_parados add constraint correos_parados_pkey PRIMARY KEY (correo);

alter table correos add constraint correos_pkey PRIMARY KEY (id);

alter table avisos_preferencias add constraint avisos_preferencias_usuario_id_evento_pk PRIMARY KEY (usuario_id, evento);

alter table calendarios add constraint calendarios_pkey PRIMARY KEY (usuario_id);

alter table calendarios add constraint calendarios_por_huella UNIQUE (huella);

alter table avisos_bajas add constraint avisos_bajas_pkey PRIMARY KEY (clave);

alter table avisos_bajas add constraint avisos_bajas_una UNIQUE (usuario_id, evento);

alter table anuncio_lecturas add constraint anuncio_lecturas_usuario_id_anuncio_id_pk PRIMARY KEY (usuario_id, anuncio_id);

alter table anuncios add constraint anuncios_con_comienzo CHECK (publicado_en IS NULL OR desde IS NOT NULL);

alter table anuncios add constraint anuncios_pkey PRIMARY KEY (id);

alter table plazos_mirados add constraint plazos_mirados_unica CHECK (unica);

alter table plazos_mirados add constraint plazos_mirados_pkey PRIMARY KEY (unica);

alter table ritmos add constraint ritmos_pkey PRIMARY KEY (usuario_id);

alter table certificados_por_decir add constraint certificados_por_decir_pkey PRIMARY KEY (certificado_id);

alter table avisos_plantillas add constraint avisos_plantillas_pkey PRIMARY KEY (clave);

alter table inscripciones add constraint inscripciones_un_vencimiento CHECK (vence_en IS NULL OR vence_en_dias IS NULL);

alter table inscripciones add constraint inscripciones_dias_del_campo CHECK (vence_campo_id IS NULL OR vence_en_dias >= 0 AND vence_en_dias <= 1825);

alter table inscripciones add constraint inscripciones_gracia CHECK (dias_de_gracia >= 0 AND dias_de_gracia <= 365);

alter table sorteos_cortos add constraint sorteos_cortos_pkey PRIMARY KEY (evaluacion_id);

alter table peticiones_de_permiso add constraint peticiones_de_permiso_pkey PRIMARY KEY (id);

alter table correos_rebotes add constraint correos_rebotes_pkey PRIMARY KEY (id);

alter table intento_notas add constraint intento_notas_intento_id_version_pk PRIMARY KEY (intento_id, version);

alter table correcciones_abiertas add constraint correcciones_abiertas_entrega_id_lugar_usuario_id_pk PRIMARY KEY (entrega_id, lugar, usuario_id);

alter table sala_actos add constraint sala_actos_pkey PRIMARY KEY (id);

alter table sala_mensajes add constraint sala_mensajes_acto_id_intento_id_pk PRIMARY KEY (acto_id, intento_id);

alter table importacion_archivos add constraint importacion_archivos_pkey PRIMARY KEY (importacion_id);

alter table importacion_lineas add constraint importacion_lineas_importacion_id_numero_pk PRIMARY KEY (importacion_id, numero);

alter table importacion_medios add constraint importacion_medios_importacion_id_archivo_id_pk PRIMARY KEY (importacion_id, archivo_id);

alter table importaciones add constraint importaciones_pkey PRIMARY KEY (id);

alter table pregunta_origenes add constraint pregunta_origenes_pkey PRIMARY KEY (pregunta_id);

alter table comentarios_guardados add constraint comentarios_guardados_pkey PRIMARY KEY (id);

alter table reparacion_lugares add constraint reparacion_lugares_intento_id_lugar_reparacion_id_pk PRIMARY KEY (intento_id, lugar, reparacion_id);

alter table reparaciones add constraint reparaciones_pkey PRIMARY KEY (id);

alter table reparaciones add constraint reparaciones_en_orden UNIQUE (evaluacion_id, pregunta_id, orden);

alter table campos add constraint campos_equipo_es_persona CHECK (NOT equipo OR tipo = 'persona'::text);

alter table foto_cursos add constraint foto_cursos_foto_id_curso_id_pk PRIMARY KEY (foto_id, curso_id);

alter table foto_filas add constraint foto_filas_foto_id_usuario_id_curso_id_pk PRIMARY KEY (foto_id, usuario_id, curso_id);

alter table fotos add constraint fotos_pkey PRIMARY KEY (id);

alter table fotos add constraint fotos_numero_unique UNIQUE (numero);

alter table fotos add constraint fotos_mes_unique UNIQUE (mes);

alter table procesos add constraint procesos_pkey PRIMARY KEY (id);

alter table puerta_esperas add constraint puerta_esperas_evaluacion_id_usuario_id_pk PRIMARY KEY (evaluacion_id, usuario_id);

alter table puertas add constraint puertas_pkey PRIMARY KEY (evaluacion_id);

alter table anotaciones add constraint anotaciones_pkey PRIMARY KEY (id);

alter table informe_vistas add constraint informe_vistas_pkey PRIMARY KEY (id);

alter table informe_vistas_usuales add constraint informe_vistas_usuales_usuario_id_informe_pk PRIMARY KEY (usuario_id, informe);

CREATE INDEX actividades_por_curso ON actividades USING btree (curso_id, orden, id);

CREATE INDEX actividades_por_seccion ON actividades USING btree (seccion);

CREATE INDEX actividades_por_titulo ON actividades USING btree (titulo, id);

CREATE INDEX actividades_busqueda ON actividades USING gin (llano(titulo) gin_trgm_ops);

CREATE INDEX cursos_por_titulo ON cursos USING btree (titulo, id);

CREATE INDEX cursos_abiertos ON cursos USING btree (titulo, id) WHERE acceso = 'abierto'::text AND estado = 'publicado'::text;

CREATE INDEX inscripciones_por_curso ON inscripciones USING btree (curso_id, usuario_id);

CREATE INDEX secciones_por_curso ON secciones USING btree (curso_id, orden);

CREATE INDEX evaluaciones_por_curso ON evaluaciones USING btree (curso_id, estado);

CREATE INDEX evaluaciones_por_creacion ON evaluaciones USING btree (creado_en, id);

CREATE INDEX feedback_por_curso ON feedback USING btree (curso_id, creado_en);

CREATE INDEX feedback_por_persona ON feedback USING btree (usuario_id);

CREATE INDEX feedback_por_actividad ON feedback USING btree (actividad_id);

CREATE INDEX feedback_por_fecha ON feedback USING btree (creado_en, id);

CREATE INDEX grupo_cursos_por_curso ON grupo_cursos USING btree (curso_id, grupo_id);

CREATE INDEX grupo_miembros_por_grupo ON grupo_miembros USING btree (grupo_id, usuario_id);

CREATE INDEX grupo_tutores_por_grupo ON grupo_tutores USING btree (grupo_id, usuario_id);

CREATE UNIQUE INDEX grupos_nombre_unico ON grupos USING btree (llano(nombre));

CREATE INDEX grupos_por_nombre ON grupos USING btree (nombre, id);

CREATE INDEX grupos_busqueda ON grupos USING gin (llano(nombre) gin_trgm_ops);

CREATE UNIQUE INDEX perfiles_nombre_llano ON perfiles USING btree (llano(nombre));

CREATE INDEX perfiles_busqueda ON perfiles USING gin (llano(nombre) gin_trgm_ops);

CREATE INDEX progreso_por_persona ON progreso_guardado USING btree (usuario_id, curso_id);

CREATE INDEX progreso_por_curso ON progreso_guardado USING btree (curso_id, usuario_id);

CREATE INDEX progreso_por_actividad ON progreso_guardado USING btree (actividad_id);

CREATE INDEX progreso_por_fecha ON progreso_guardado USING btree (actualizado_en, id);

CREATE INDEX enlaces_por_persona ON enlaces USING btree (usuario_id);

CREATE INDEX identidades_por_persona ON identidades USING btree (usuario_id);

CREATE INDEX limites_por_fin ON limites USING btree (expire);

CREATE INDEX navegadores_por_uso ON navegadores USING btree (visto_en);

CREATE INDEX sesiones_por_persona ON sesiones USING btree (usuario_id);

CREATE INDEX sesiones_por_fin ON sesiones USING btree (expira_en);

CREATE UNIQUE INDEX usuarios_correo_unico ON usuarios USING btree (lower(correo));

CREATE UNIQUE INDEX usuarios_usuario_unico ON usuarios USING btree (lower(usuario));

CREATE UNIQUE INDEX usuarios_documento_unico ON usuarios USING btree (documento);

CREATE INDEX usuarios_por_nombre ON usuarios USING btree (nombre, apellidos, id);

CREATE INDEX usuarios_por_perfil ON usuarios USING btree (perfil, apellidos, nombre, id);

CREATE INDEX usuarios_por_creacion ON usuarios USING btree (creado_en, id);

CREATE INDEX usuarios_suspendidos ON usuarios USING btree (apellidos, nombre, id) WHERE estado = 'suspendido'::text;

CREATE INDEX usuarios_temporales ON usuarios USING btree (apellidos, nombre, id) WHERE cambiar_contrasena;

CREATE INDEX usuarios_busqueda ON usuarios USING gin (busqueda gin_trgm_ops);

CREATE INDEX cambios_por_documento ON cambios USING btree (coleccion, documento, en);

CREATE INDEX cambios_por_fecha ON cambios USING btree (en);

CREATE INDEX curso_avance_por_curso ON curso_avance_guardado USING btree (curso_id, porcentaje);

CREATE INDEX carga_filas_por_persona ON carga_filas USING btree (usuario_id) WHERE usuario_id IS NOT NULL;

CREATE INDEX cargas_por_fecha ON cargas USING btree (creada_en, id);

CREATE INDEX cargas_por_persona ON cargas USING btree (quien, creada_en, id);

CREATE INDEX cargas_en_marcha ON cargas USING btree (estado) WHERE estado = ANY (ARRAY['importando'::text, 'deshaciendo'::text]);

CREATE INDEX usuarios_por_nombre_llano ON usuarios USING btree (llano((nombre || ' '::text) || apellidos));

CREATE INDEX actividad_archivos_por_archivo ON actividad_archivos USING btree (archivo_id);

CREATE INDEX archivos_por_curso ON archivos USING btree (curso_id, creado_en);

CREATE INDEX archivos_por_persona ON archivos USING btree (usuario_id, proposito);

CREATE INDEX archivos_a_medias ON archivos USING btree (creado_en) WHERE estado = 'subiendo'::text;

CREATE INDEX prorrogas_por_curso ON prorrogas USING btree (curso_id);

CREATE INDEX borradores_por_momento ON borradores USING btree (en);

CREATE INDEX ediciones_por_momento ON ediciones USING btree (en);

CREATE INDEX entrega_archivos_por_archivo ON entrega_archivos USING btree (archivo_id);

CREATE INDEX entregas_por_calificar ON entregas USING btree (entregada_en, id) WHERE estado = 'entregada'::text;

CREATE INDEX entregas_por_persona ON entregas USING btree (usuario_id, curso_id);

CREATE INDEX cursos_programados ON cursos USING btree (publicar_en) WHERE estado = 'borrador'::text AND publicar_en IS NOT NULL;

CREATE INDEX paquetes_por_persona ON paquetes USING btree (usuario_id, creado_en);

CREATE INDEX paquetes_en_marcha ON paquetes USING btree (id) WHERE estado = 'importando'::text;

CREATE INDEX cursos_busqueda ON cursos USING gin (texto_de_curso(titulo, descripcion, categoria, etiquetas) gin_trgm_ops);

CREATE INDEX archivos_por_clave ON archivos USING btree (clave) WHERE clave IS NOT NULL;

CREATE INDEX usuarios_por_apellidos ON usuarios USING btree (apellidos, nombre, id) INCLUDE (fecha_baja, busqueda);

CREATE UNIQUE INDEX feedback_una_valoracion ON feedback USING btree (usuario_id, curso_id, COALESCE(actividad_id, curso_id)) WHERE tipo = 'valoracion'::text;

CREATE INDEX progreso_completadas ON progreso_guardado USING btree (completado_en, usuario_id) WHERE estado = 'completada'::text;

CREATE INDEX matriculas_por_curso ON matriculas_guardadas USING btree (curso_id, usuario_id);

CREATE INDEX matriculas_por_vencer ON matriculas_guardadas USING btree (vence_en, usuario_id, curso_id) WHERE NOT completada;

CREATE INDEX actividades_pendientes_por_curso ON actividades_pendientes USING btree (curso_id);

CREATE INDEX peticiones_por_fecha ON peticiones_de_acceso USING btree (pedida_en);

CREATE INDEX excepciones_por_curso ON excepciones USING btree (curso_id, usuario_id);

CREATE INDEX excepciones_por_actividad ON excepciones USING btree (actividad_id);

CREATE UNIQUE INDEX papelera_una_vez ON papelera USING btree (documento) WHERE recuperada_en IS NULL;

CREATE INDEX papelera_por_fecha ON papelera USING btree (en, id) WHERE recuperada_en IS NULL;

CREATE INDEX papelera_por_curso ON papelera USING btree (curso_id, en, id);

CREATE INDEX papelera_recuperada ON papelera USING btree (recuperada_en) WHERE recuperada_en IS NOT NULL;

CREATE INDEX actividades_en_papelera ON actividades USING btree (papelera) WHERE papelera IS NOT NULL;

CREATE INDEX cursos_en_papelera ON cursos USING btree (papelera) WHERE papelera IS NOT NULL;

CREATE INDEX secciones_en_papelera ON secciones USING btree (papelera) WHERE papelera IS NOT NULL;

CREATE INDEX usuarios_por_entrada ON usuarios USING btree (COALESCE(correo, usuario) COLLATE "es-x-icu", id);

CREATE INDEX usuarios_por_usuario ON usuarios USING btree (usuario COLLATE "es-x-icu", id);

CREATE INDEX usuarios_por_documento ON usuarios USING btree (documento COLLATE "es-x-icu", id);

CREATE INDEX usuarios_por_telefono ON usuarios USING btree (telefono COLLATE "es-x-icu", id);

CREATE INDEX usuarios_de_baja ON usuarios USING btree (apellidos, nombre, id) WHERE baja_desde IS NOT NULL;

CREATE INDEX usuarios_por_acceso ON usuarios USING btree (ultimo_acceso, apellidos, nombre, id, estado, fecha_baja, baja_desde);

CREATE INDEX evaluacion_excepciones_de_persona ON evaluacion_excepciones USING btree (usuario_id);

CREATE INDEX evaluacion_excepciones_de_grupo ON evaluacion_excepciones USING btree (grupo_id);

CREATE INDEX evaluacion_lugares_en_orden ON evaluacion_lugares USING btree (evaluacion_id, orden);

CREATE INDEX evaluacion_lugares_por_pregunta ON evaluacion_lugares USING btree (pregunta_id);

CREATE INDEX evaluacion_lugares_por_carpeta ON evaluacion_lugares USING btree (carpeta_id);

CREATE INDEX evaluacion_secciones_en_orden ON evaluacion_secciones USING btree (evaluacion_id, orden);

CREATE INDEX intento_preguntas_por_pregunta ON intento_preguntas USING btree (pregunta_id, numero);

CREATE INDEX intento_sucesos_en_orden ON intento_sucesos USING btree (intento_id, en);

CREATE INDEX intento_tardias_por_fecha ON intento_tardias USING btree (recibida_en);

CREATE UNIQUE INDEX intentos_uno_abierto ON intentos USING btree (evaluacion_id, usuario_id) WHERE estado = ANY (ARRAY['en_curso'::text, 'vencido'::text]);

CREATE INDEX intentos_por_vencer ON intentos USING btree (limite) WHERE estado = ANY (ARRAY['en_curso'::text, 'vencido'::text]);

CREATE INDEX intentos_por_persona ON intentos USING btree (usuario_id, curso_id);

CREATE INDEX intentos_por_evaluacion ON intentos USING btree (evaluacion_id, entregado_en, id);

CREATE UNIQUE INDEX intentos_por_codigo ON intentos USING btree (codigo);

CREATE UNIQUE INDEX carpetas_un_nombre ON carpetas USING btree (COALESCE(padre_id, curso_id, '00000000-0000-0000-0000-000000000000'::uuid), lower(nombre));

CREATE INDEX carpetas_por_curso ON carpetas USING btree (curso_id);

CREATE INDEX carpetas_por_padre ON carpetas USING btree (padre_id);

CREATE INDEX pregunta_archivos_por_archivo ON pregunta_archivos USING btree (archivo_id);

CREATE INDEX preguntas_por_carpeta ON preguntas USING btree (carpeta_id, actualizado_en, id);

CREATE INDEX preguntas_por_curso ON preguntas USING btree (curso_id);

CREATE INDEX preguntas_por_fecha ON preguntas USING btree (actualizado_en, id);

CREATE INDEX preguntas_por_etiqueta ON preguntas USING gin (etiquetas);

CREATE INDEX preguntas_por_palabra ON preguntas USING gin (llano(texto) gin_trgm_ops);

CREATE INDEX intento_diario_en_orden ON intento_diario USING btree (intento_id, lugar, revision);

CREATE INDEX campo_unicos_por_persona ON campo_unicos USING btree (usuario_id);

CREATE UNIQUE INDEX campos_clave_unica ON campos USING btree (clave);

CREATE UNIQUE INDEX campos_nombre_unico ON campos USING btree (llano(nombre)) WHERE estado = 'activo'::text;

CREATE INDEX evaluacion_lugares_por_etiqueta ON evaluacion_lugares USING btree (etiqueta);

CREATE INDEX grupo_fuera_por_persona ON grupo_fuera USING btree (usuario_id);

CREATE INDEX grupo_regla_usos_por_grupo ON grupo_regla_usos USING btree (grupo_id);

CREATE INDEX grupo_regla_usos_por_campo ON grupo_regla_usos USING btree (campo_id);

CREATE INDEX grupo_regla_usos_por_perfil ON grupo_regla_usos USING btree (perfil_id);

CREATE INDEX matriculas_por_fecha ON matriculas_guardadas USING btree (vence_en, usuario_id, curso_id);

CREATE INDEX curso_avance_por_ultima_vez ON curso_avance_guardado USING btree (ultima_vez, usuario_id, curso_id);

CREATE INDEX usuarios_por_clave_de_documento ON usuarios USING btree (clave_de_documento(documento)) WHERE documento IS NOT NULL;

CREATE INDEX cifras_de_personas_hasta ON cifras_de_personas USING btree (hasta) WHERE hasta IS NOT NULL;

CREATE INDEX grupo_miembros_idos_por_persona ON grupo_miembros_idos USING btree (usuario_id);

CREATE INDEX usuarios_por_campos ON usuarios USING gin (campos jsonb_path_ops) WHERE campos <> '{}'::jsonb;

CREATE INDEX cambios_que_suenan ON cambios USING btree (xid, id) WHERE NOT silencioso;

CREATE INDEX entregas_por_curso ON entregas USING btree (curso_id, entregada_en, id);

CREATE INDEX sesiones_cerradas ON sesiones USING btree (id) WHERE motivo_fin IS NOT NULL;

CREATE INDEX entregas_por_actividad ON entregas USING btree (actividad_id, entregada_en, id);

CREATE INDEX entregas_corregidas_de_actividad ON entregas USING btree (actividad_id, estado, calificada_en, id) WHERE estado = ANY (ARRAY['calificada'::text, 'devuelta'::text]);

CREATE INDEX entregas_corregidas_de_curso ON entregas USING btree (curso_id, estado, calificada_en, id) WHERE estado = ANY (ARRAY['calificada'::text, 'devuelta'::text]);

CREATE INDEX entregas_corregidas ON entregas USING btree (estado, calificada_en, id) WHERE estado = ANY (ARRAY['calificada'::text, 'devuelta'::text]);

CREATE INDEX intento_preguntas_corregidas ON intento_preguntas USING btree (calificada_en, intento_id) WHERE calificada_en IS NOT NULL;

CREATE INDEX intento_preguntas_por_corrector ON intento_preguntas USING btree (calificada_por, calificada_en) WHERE calificada_por IS NOT NULL;

CREATE INDEX entregas_por_corrector ON entregas USING btree (calificada_por, calificada_en) WHERE calificada_por IS NOT NULL;

CREATE INDEX archivos_por_huella ON archivos USING btree (sha256) WHERE estado = 'listo'::text;

CREATE UNIQUE INDEX certificados_uno_en_vigor ON certificados USING btree (usuario_id, curso_id, ronda) WHERE sustituido_en IS NULL AND retirado_en IS NULL;

CREATE UNIQUE INDEX certificados_por_codigo ON certificados USING btree (codigo_huella);

CREATE UNIQUE INDEX certificados_por_numero ON certificados USING btree (numero) WHERE sustituido_en IS NULL;

CREATE INDEX certificados_de_persona ON certificados USING btree (usuario_id, curso_id);

CREATE INDEX certificados_de_curso ON certificados USING btree (curso_id, expedido_en, id);

CREATE INDEX certificados_retirados ON certificados USING btree (expedido_en, id) WHERE retirado_en IS NOT NULL;

CREATE INDEX certificados_sustituidos ON certificados USING btree (expedido_en, id) WHERE sustituido_en IS NOT NULL;

CREATE INDEX certificados_busqueda ON certificados USING gin (llano((((COALESCE(nombre, ''::text) || ' '::text) || titulo) || ' '::text) || numero) gin_trgm_ops);

CREATE INDEX certificados_por_fecha ON certificados USING btree (expedido_en, id);

CREATE INDEX archivos_por_peso ON archivos USING btree (bytes, id) WHERE ocupa AND estado = 'listo'::text;

CREATE UNIQUE INDEX certificado_firmantes_uno_activo ON certificado_firmantes USING btree (activo) WHERE activo;

CREATE INDEX certificados_sin_papel ON certificados USING btree (expedido_en) WHERE papel_en IS NULL AND estorbos IS NULL AND codigo IS NOT NULL;

CREATE INDEX progreso_pasado_por_persona ON progreso_pasado USING btree (usuario_id, curso_id, ronda);

CREATE INDEX progreso_pasado_por_curso ON progreso_pasado USING btree (curso_id);

CREATE INDEX progreso_pasado_por_actividad ON progreso_pasado USING btree (actividad_id);

CREATE INDEX rondas_por_curso ON rondas USING btree (curso_id, usuario_id);

CREATE INDEX matriculas_por_abrir ON matriculas_guardadas USING btree (siguiente_en) WHERE siguiente_en IS NOT NULL;

CREATE UNIQUE INDEX entregas_una_abierta ON entregas USING btree (actividad_id, usuario_id, ronda) WHERE estado = ANY (ARRAY['borrador'::text, 'entregada'::text]);

CREATE UNIQUE INDEX certificado_imagenes_por_huella ON certificado_imagenes USING btree (huella);

CREATE INDEX certificados_de_diseno ON certificados USING btree (diseno_id, diseno_version) WHERE diseno_id IS NOT NULL;

CREATE INDEX curso_certificados_de_diseno ON curso_certificados USING btree (diseno_id);

CREATE UNIQUE INDEX certificado_zips_uno_en_marcha ON certificado_zips USING btree (usuario_id) WHERE estado = 'haciendo'::text;

CREATE INDEX certificado_zips_por_persona ON certificado_zips USING btree (usuario_id, creado_en);

CREATE INDEX exenciones_por_persona ON exenciones USING btree (usuario_id, curso_id, en);

CREATE INDEX exenciones_por_curso ON exenciones USING btree (curso_id);

CREATE UNIQUE INDEX catalogo_externo_por_titulo ON catalogo_externo USING btree (llano(titulo));

CREATE INDEX externa_cargas_por_persona ON externa_cargas USING btree (quien, creada_en, id);

CREATE UNIQUE INDEX externas_una_por_dia ON externas USING btree (usuario_id, COALESCE(curso_id, entrada_id), dia) WHERE retirada_en IS NULL;

CREATE INDEX externas_de_persona ON externas USING btree (usuario_id, dia);

CREATE INDEX externas_de_curso ON externas USING btree (curso_id, usuario_id) WHERE curso_id IS NOT NULL;

CREATE INDEX externas_de_entrada ON externas USING btree (entrada_id) WHERE entrada_id IS NOT NULL;

CREATE INDEX externas_por_dia ON externas USING btree (dia, id);

CREATE INDEX externas_por_papel ON externas USING btree (archivo_id) WHERE archivo_id IS NOT NULL;

CREATE INDEX externas_de_carga ON externas USING btree (carga_id, linea) WHERE carga_id IS NOT NULL;

CREATE INDEX progreso_pasado_completadas ON progreso_pasado USING btree (completado_en, usuario_id) WHERE estado = 'completada'::text;

CREATE INDEX plazos_movidos_por_persona ON plazos_movidos USING btree (usuario_id, en);

CREATE INDEX plazos_movidos_por_curso ON plazos_movidos USING btree (curso_id);

CREATE INDEX grupo_cursos_por_campo ON grupo_cursos USING btree (vence_campo_id) WHERE vence_campo_id IS NOT NULL;

CREATE INDEX actividades_que_no_se_repiten ON actividades USING btree (curso_id) WHERE no_se_repite;

CREATE INDEX avisos_por_persona ON avisos USING btree (usuario_id, en, id);

CREATE INDEX avisos_sin_leer ON avisos USING btree (usuario_id) WHERE leido_en IS NULL;

CREATE INDEX avisos_por_salir ON avisos USING btree (sale_en) WHERE sale_en IS NOT NULL;

CREATE INDEX avisos_por_correo ON avisos USING btree (correo_id) WHERE correo_id IS NOT NULL;

CREATE INDEX avisos_por_edad ON avisos USING btree (en);

CREATE INDEX correos_por_dia ON correos USING btree (en, id);

CREATE INDEX anuncio_lecturas_por_anuncio ON anuncio_lecturas USING btree (anuncio_id, usuario_id, leido_en);

CREATE INDEX anuncios_publicados ON anuncios USING btree (hasta, desde) WHERE publicado_en IS NOT NULL AND retirado_en IS NULL;

CREATE INDEX anuncios_por_fecha ON anuncios USING btree (COALESCE(publicado_en, creado_en), id);

CREATE INDEX anuncios_de_autor ON anuncios USING btree (autor_id, COALESCE(publicado_en, creado_en), id);

CREATE INDEX anuncios_publicados_por ON anuncios USING btree (publicado_por, publicado_en);

CREATE INDEX anuncios_retirados_por ON anuncios USING btree (retirado_por) WHERE retirado_por IS NOT NULL;

CREATE INDEX matriculas_por_abierta ON matriculas_guardadas USING btree (abierta_en) WHERE abierta_en IS NOT NULL;

CREATE INDEX matriculas_por_exencion ON matriculas_guardadas USING btree (exento_hasta) WHERE exento_hasta IS NOT NULL;

CREATE INDEX correos_por_evento ON correos USING btree (evento, en, id);

CREATE INDEX avisos_solo_correo ON avisos USING btree (asunto) WHERE solo_correo;

CREATE INDEX avisos_plantillas_por ON avisos_plantillas USING btree (por) WHERE por IS NOT NULL;

CREATE INDEX inscripciones_por_campo ON inscripciones USING btree (vence_campo_id) WHERE vence_campo_id IS NOT NULL;

CREATE UNIQUE INDEX peticiones_una_en_espera ON peticiones_de_permiso USING btree (usuario_id, permiso) WHERE estado = 'espera'::text;

CREATE INDEX peticiones_por_persona ON peticiones_de_permiso USING btree (usuario_id, en);

CREATE INDEX peticiones_en_espera ON peticiones_de_permiso USING btree (en) WHERE estado = 'espera'::text;

CREATE INDEX peticiones_por_quien ON peticiones_de_permiso USING btree (resuelta_por) WHERE resuelta_por IS NOT NULL;

CREATE INDEX correos_rebotes_por_edad ON correos_rebotes USING btree (en);

CREATE INDEX avisos_que_esperan ON avisos USING btree (usuario_id) WHERE sale_en IS NOT NULL;

CREATE INDEX correos_parados_por_dia ON correos_parados USING btree (en, correo);

CREATE UNIQUE INDEX correos_por_vuelta ON correos USING btree (vuelta);

CREATE INDEX correos_por_estado ON correos USING btree (estado, en, id) WHERE estado <> 'entregado'::text;

CREATE INDEX correos_por_persona ON correos USING btree (usuario_id, en, id);

CREATE INDEX correos_sin_llegar ON correos USING btree (en, id) WHERE estado = ANY (ARRAY['rebotado'::text, 'error'::text, 'no_se_sabe'::text]);

CREATE INDEX matriculas_por_cumplir ON matriculas_guardadas USING btree (cumple_hasta, usuario_id, curso_id) WHERE cumple_hasta IS NOT NULL;

CREATE INDEX correcciones_abiertas_por_momento ON correcciones_abiertas USING btree (en);

CREATE INDEX correcciones_abiertas_por_persona ON correcciones_abiertas USING btree (usuario_id);

CREATE INDEX sala_actos_por_evaluacion ON sala_actos USING btree (evaluacion_id, en);

CREATE INDEX sala_mensajes_de_intento ON sala_mensajes USING btree (intento_id);

CREATE INDEX intento_sucesos_por_caducar ON intento_sucesos USING btree (en) WHERE tipo = ANY (ARRAY['reconexion'::text, 'control'::text, 'foco'::text, 'pegado'::text, 'equipo'::text, 'red'::text]);

CREATE INDEX importacion_lineas_por_pregunta ON importacion_lineas USING btree (pregunta_id) WHERE pregunta_id IS NOT NULL;

CREATE INDEX importacion_medios_por_archivo ON importacion_medios USING btree (archivo_id);

CREATE INDEX importaciones_por_persona ON importaciones USING btree (usuario_id, creada_en);

CREATE INDEX importaciones_por_huella ON importaciones USING btree (sha256, creada_en);

CREATE INDEX importaciones_por_carpeta ON importaciones USING btree (carpeta_id);

CREATE INDEX importaciones_por_evaluacion ON importaciones USING btree (evaluacion_id);

CREATE INDEX importaciones_en_marcha ON importaciones USING btree (id) WHERE estado = 'importando'::text;

CREATE INDEX importaciones_por_revisar ON importaciones USING btree (creada_en) WHERE estado = ANY (ARRAY['por_elegir'::text, 'revisada'::text]);

CREATE INDEX pregunta_origenes_por_origen ON pregunta_origenes USING btree (origen) WHERE origen IS NOT NULL;

CREATE INDEX pregunta_origenes_por_huella ON pregunta_origenes USING btree (huella);

CREATE INDEX comentarios_guardados_propios ON comentarios_guardados USING btree (usuario_id, guardado_en);

CREATE INDEX comentarios_guardados_del_curso ON comentarios_guardados USING btree (curso_id, guardado_en) WHERE curso_id IS NOT NULL;

CREATE INDEX reparacion_lugares_por_reparacion ON reparacion_lugares USING btree (reparacion_id, intento_id);

CREATE UNIQUE INDEX reparaciones_una_a_la_vez ON reparaciones USING btree (evaluacion_id, pregunta_id) WHERE estado = ANY (ARRAY['en_curso'::text, 'deshaciendo'::text]);

CREATE INDEX reparaciones_por_pregunta ON reparaciones USING btree (pregunta_id);

CREATE UNIQUE INDEX campos_del_equipo ON campos USING btree (equipo) WHERE equipo;

CREATE INDEX fotos_por_momento ON fotos USING btree (tomada_en);

CREATE INDEX intento_preguntas_por_publicar ON intento_preguntas USING btree (intento_id) WHERE fraccion IS NULL AND puesta IS NOT NULL;

CREATE INDEX intento_preguntas_por_calificar ON intento_preguntas USING btree (intento_id) WHERE a_mano AND cerrada AND fraccion IS NULL AND puesta IS NULL;

CREATE INDEX puerta_esperas_de_persona ON puerta_esperas USING btree (usuario_id);

CREATE INDEX matriculas_por_avance ON matriculas_guardadas USING btree (COALESCE(porcentaje, 100 * hechas / NULLIF(total, 0), 0), usuario_id, curso_id);

CREATE INDEX cambios_de_gestion ON cambios USING btree (en, id, actor_id) WHERE tipo = 'cambio'::text AND (coleccion <> ALL (ARRAY['progreso'::text, 'avisos'::text, 'entradas'::text]));

CREATE INDEX cambios_de_gestion_por_cosa ON cambios USING btree (coleccion, en, id, actor_id) WHERE tipo = 'cambio'::text AND (coleccion <> ALL (ARRAY['progreso'::text, 'avisos'::text, 'entradas'::text]));

CREATE INDEX cambios_de_gestion_por_persona ON cambios USING btree (actor_id, en, id) WHERE tipo = 'cambio'::text AND (coleccion <> ALL (ARRAY['progreso'::text, 'avisos'::text, 'entradas'::text]));

CREATE INDEX certificados_por_caducidad ON certificados USING btree (valido_hasta, id);

CREATE INDEX anotaciones_por_respuesta ON anotaciones USING btree (entrega_id, lugar);

CREATE INDEX anotaciones_por_persona ON anotaciones USING btree (usuario_id);

CREATE INDEX informe_vistas_por_informe ON informe_vistas USING btree (informe, usuario_id);

CREATE INDEX informe_vistas_usuales_por_vista ON informe_vistas_usuales USING btree (vista_id);

alter table actividades add constraint actividades_curso_id_cursos_id_fk FOREIGN KEY (curso_id) REFERENCES cursos(id) ON DELETE RESTRICT;

alter table actividades add constraint actividades_seccion_del_curso FOREIGN KEY (seccion, curso_id) REFERENCES secciones(id, curso_id) ON DELETE RESTRICT;

alter table inscripciones add constraint inscripciones_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table inscripciones add constraint inscripciones_curso_id_cursos_id_fk FOREIGN KEY (curso_id) REFERENCES cursos(id) ON DELETE RESTRICT;

alter table secciones add constraint secciones_curso_id_cursos_id_fk FOREIGN KEY (curso_id) REFERENCES cursos(id) ON DELETE CASCADE;

alter table evaluaciones add constraint evaluaciones_curso_id_cursos_id_fk FOREIGN KEY (curso_id) REFERENCES cursos(id) ON DELETE RESTRICT;

alter table evaluaciones add constraint evaluaciones_actividad_del_curso FOREIGN KEY (actividad_id, curso_id) REFERENCES actividades(id, curso_id) ON DELETE RESTRICT;

alter table feedback add constraint feedback_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE RESTRICT;

alter table feedback add constraint feedback_curso_id_cursos_id_fk FOREIGN KEY (curso_id) REFERENCES cursos(id) ON DELETE RESTRICT;

alter table feedback add constraint feedback_actividad_del_curso FOREIGN KEY (actividad_id, curso_id) REFERENCES actividades(id, curso_id) ON DELETE RESTRICT;

alter table grupo_cursos add constraint grupo_cursos_grupo_id_grupos_id_fk FOREIGN KEY (grupo_id) REFERENCES grupos(id) ON DELETE RESTRICT;

alter table grupo_cursos add constraint grupo_cursos_curso_id_cursos_id_fk FOREIGN KEY (curso_id) REFERENCES cursos(id) ON DELETE RESTRICT;

alter table grupo_tutores add constraint grupo_tutores_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table grupo_tutores add constraint grupo_tutores_grupo_id_grupos_id_fk FOREIGN KEY (grupo_id) REFERENCES grupos(id) ON DELETE RESTRICT;

alter table progreso_guardado add constraint progreso_guardado_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE RESTRICT;

alter table progreso_guardado add constraint progreso_guardado_curso_id_cursos_id_fk FOREIGN KEY (curso_id) REFERENCES cursos(id) ON DELETE RESTRICT;

alter table progreso_guardado add constraint progreso_actividad_del_curso FOREIGN KEY (actividad_id, curso_id) REFERENCES actividades(id, curso_id) ON DELETE RESTRICT;

alter table credenciales add constraint credenciales_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table enlaces add constraint enlaces_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table identidades add constraint identidades_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table navegadores add constraint navegadores_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table sesiones add constraint sesiones_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table curso_avance_guardado add constraint curso_avance_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table curso_avance_guardado add constraint curso_avance_curso_id_fkey FOREIGN KEY (curso_id) REFERENCES cursos(id) ON DELETE CASCADE;

alter table carga_archivos add constraint carga_archivos_carga_id_cargas_id_fk FOREIGN KEY (carga_id) REFERENCES cargas(id) ON DELETE CASCADE;

alter table carga_mapeos add constraint carga_mapeos_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table carga_salidas add constraint carga_salidas_carga_id_cargas_id_fk FOREIGN KEY (carga_id) REFERENCES cargas(id) ON DELETE CASCADE;

alter table carga_salidas add constraint carga_salidas_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table cargas add constraint cargas_quien_usuarios_id_fk FOREIGN KEY (quien) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table actividad_archivos add constraint actividad_archivos_actividad FOREIGN KEY (actividad_id, curso_id) REFERENCES actividades(id, curso_id) ON DELETE CASCADE;

alter table actividad_archivos add constraint actividad_archivos_archivo FOREIGN KEY (archivo_id, curso_id) REFERENCES archivos(id, curso_id) ON DELETE RESTRICT;

alter table archivos add constraint archivos_curso_id_cursos_id_fk FOREIGN KEY (curso_id) REFERENCES cursos(id) ON DELETE RESTRICT;

alter table archivos add constraint archivos_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE RESTRICT;

alter table archivos add constraint archivos_actividad_del_curso FOREIGN KEY (actividad_id, curso_id) REFERENCES actividades(id, curso_id) ON DELETE RESTRICT;

alter table prorrogas add constraint prorrogas_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table prorrogas add constraint prorrogas_curso_id_cursos_id_fk FOREIGN KEY (curso_id) REFERENCES cursos(id) ON DELETE CASCADE;

alter table recordatorios add constraint recordatorios_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table recordatorios add constraint recordatorios_curso_id_cursos_id_fk FOREIGN KEY (curso_id) REFERENCES cursos(id) ON DELETE CASCADE;

alter table borradores add constraint borradores_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table ediciones add constraint ediciones_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table entrega_archivos add constraint entrega_archivos_entrega_id_entregas_id_fk FOREIGN KEY (entrega_id) REFERENCES entregas(id) ON DELETE CASCADE;

alter table entrega_archivos add constraint entrega_archivos_archivo_id_archivos_id_fk FOREIGN KEY (archivo_id) REFERENCES archivos(id) ON DELETE RESTRICT;

alter table entregas add constraint entregas_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE RESTRICT;

alter table entregas add constraint entregas_calificada_por_usuarios_id_fk FOREIGN KEY (calificada_por) REFERENCES usuarios(id) ON DELETE RESTRICT;

alter table entregas add constraint entregas_actividad_del_curso FOREIGN KEY (actividad_id, curso_id) REFERENCES actividades(id, curso_id) ON DELETE RESTRICT;

alter table latidos add constraint latidos_de_progreso FOREIGN KEY (usuario_id, actividad_id) REFERENCES progreso_guardado(usuario_id, actividad_id) ON DELETE CASCADE;

alter table cursos add constraint cursos_imagen_archivo FOREIGN KEY (imagen) REFERENCES archivos(id) ON DELETE SET NULL;

alter table paquetes add constraint paquetes_archivo_id_archivos_id_fk FOREIGN KEY (archivo_id) REFERENCES archivos(id) ON DELETE SET NULL;

alter table paquetes add constraint paquetes_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table paquetes add constraint paquetes_curso_id_cursos_id_fk FOREIGN KEY (curso_id) REFERENCES cursos(id) ON DELETE SET NULL;

alter table matriculas_guardadas add constraint matriculas_usuario_id_fkey FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table matriculas_guardadas add constraint matriculas_curso_id_fkey FOREIGN KEY (curso_id) REFERENCES cursos(id) ON DELETE CASCADE;

alter table actividades_pendientes add constraint actividades_pendientes_actividad_id_actividades_id_fk FOREIGN KEY (actividad_id) REFERENCES actividades(id) ON DELETE CASCADE;

alter table actividades_pendientes add constraint actividades_pendientes_curso_id_cursos_id_fk FOREIGN KEY (curso_id) REFERENCES cursos(id) ON DELETE CASCADE;

alter table peticiones_de_acceso add constraint peticiones_de_acceso_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table credenciales add constraint credenciales_dada_por_usuarios_id_fk FOREIGN KEY (dada_por) REFERENCES usuarios(id) ON DELETE SET NULL;

alter table excepciones add constraint excepciones_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table excepciones add constraint excepciones_actividad_del_curso FOREIGN KEY (actividad_id, curso_id) REFERENCES actividades(id, curso_id) ON DELETE CASCADE;

alter table papelera add constraint papelera_curso_id_cursos_id_fk FOREIGN KEY (curso_id) REFERENCES cursos(id) ON DELETE CASCADE;

alter table cursos add constraint cursos_papelera FOREIGN KEY (papelera) REFERENCES papelera(id) DEFERRABLE INITIALLY DEFERRED;

alter table secciones add constraint secciones_papelera FOREIGN KEY (papelera) REFERENCES papelera(id) DEFERRABLE INITIALLY DEFERRED;

alter table actividades add constraint actividades_papelera FOREIGN KEY (papelera) REFERENCES papelera(id) DEFERRABLE INITIALLY DEFERRED;

alter table entregas_avisadas add constraint entregas_avisadas_entrega_id_entregas_id_fk FOREIGN KEY (entrega_id) REFERENCES entregas(id) ON DELETE CASCADE;

alter table adaptaciones add constraint adaptaciones_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table evaluacion_excepciones add constraint evaluacion_excepciones_evaluacion_id_evaluaciones_id_fk FOREIGN KEY (evaluacion_id) REFERENCES evaluaciones(id) ON DELETE CASCADE;

alter table evaluacion_excepciones add constraint evaluacion_excepciones_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table evaluacion_excepciones add constraint evaluacion_excepciones_grupo_id_grupos_id_fk FOREIGN KEY (grupo_id) REFERENCES grupos(id) ON DELETE CASCADE;

alter table evaluacion_lugares add constraint evaluacion_lugares_evaluacion_id_evaluaciones_id_fk FOREIGN KEY (evaluacion_id) REFERENCES evaluaciones(id) ON DELETE CASCADE;

alter table evaluacion_lugares add constraint evaluacion_lugares_seccion_id_evaluacion_secciones_id_fk FOREIGN KEY (seccion_id) REFERENCES evaluacion_secciones(id) ON DELETE CASCADE;

alter table evaluacion_lugares add constraint evaluacion_lugares_pregunta_id_preguntas_id_fk FOREIGN KEY (pregunta_id) REFERENCES preguntas(id) ON DELETE RESTRICT;

alter table evaluacion_lugares add constraint evaluacion_lugares_carpeta_id_carpetas_id_fk FOREIGN KEY (carpeta_id) REFERENCES carpetas(id) ON DELETE RESTRICT;

alter table evaluacion_secciones add constraint evaluacion_secciones_evaluacion_id_evaluaciones_id_fk FOREIGN KEY (evaluacion_id) REFERENCES evaluaciones(id) ON DELETE CASCADE;

alter table evaluacion_secretos add constraint evaluacion_secretos_evaluacion_id_evaluaciones_id_fk FOREIGN KEY (evaluacion_id) REFERENCES evaluaciones(id) ON DELETE CASCADE;

alter table intento_preguntas add constraint intento_preguntas_intento_id_intentos_id_fk FOREIGN KEY (intento_id) REFERENCES intentos(id) ON DELETE CASCADE;

alter table intento_preguntas add constraint intento_preguntas_pregunta_id_preguntas_id_fk FOREIGN KEY (pregunta_id) REFERENCES preguntas(id) ON DELETE RESTRICT;

alter table intento_sucesos add constraint intento_sucesos_intento_id_intentos_id_fk FOREIGN KEY (intento_id) REFERENCES intentos(id) ON DELETE CASCADE;

alter table intento_tardias add constraint intento_tardias_intento_id_intentos_id_fk FOREIGN KEY (intento_id) REFERENCES intentos(id) ON DELETE CASCADE;

alter table intentos add constraint intentos_evaluacion_id_evaluaciones_id_fk FOREIGN KEY (evaluacion_id) REFERENCES evaluaciones(id) ON DELETE RESTRICT;

alter table intentos add constraint intentos_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE RESTRICT;

alter table intentos add constraint intentos_actividad_del_curso FOREIGN KEY (actividad_id, curso_id) REFERENCES actividades(id, curso_id) ON DELETE RESTRICT;

alter table carpetas add constraint carpetas_padre_id_carpetas_id_fk FOREIGN KEY (padre_id) REFERENCES carpetas(id) ON DELETE RESTRICT;

alter table carpetas add constraint carpetas_curso_id_cursos_id_fk FOREIGN KEY (curso_id) REFERENCES cursos(id) ON DELETE CASCADE;

alter table pregunta_archivos add constraint pregunta_archivos_pregunta_id_preguntas_id_fk FOREIGN KEY (pregunta_id) REFERENCES preguntas(id) ON DELETE CASCADE;

alter table pregunta_archivos add constraint pregunta_archivos_archivo_id_archivos_id_fk FOREIGN KEY (archivo_id) REFERENCES archivos(id) ON DELETE RESTRICT;

alter table pregunta_claves add constraint pregunta_claves_pregunta_id_preguntas_id_fk FOREIGN KEY (pregunta_id) REFERENCES preguntas(id) ON DELETE CASCADE;

alter table pregunta_versiones add constraint pregunta_versiones_pregunta_id_preguntas_id_fk FOREIGN KEY (pregunta_id) REFERENCES preguntas(id) ON DELETE CASCADE;

alter table preguntas add constraint preguntas_carpeta_id_carpetas_id_fk FOREIGN KEY (carpeta_id) REFERENCES carpetas(id) ON DELETE RESTRICT;

alter table preguntas add constraint preguntas_curso_id_cursos_id_fk FOREIGN KEY (curso_id) REFERENCES cursos(id) ON DELETE CASCADE;

alter table grupo_fuera add constraint grupo_fuera_grupo_id_grupos_id_fk FOREIGN KEY (grupo_id) REFERENCES grupos(id) ON DELETE CASCADE;

alter table grupo_fuera add constraint grupo_fuera_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table grupo_regla_usos add constraint grupo_regla_usos_grupo_id_grupo_reglas_grupo_id_fk FOREIGN KEY (grupo_id) REFERENCES grupo_reglas(grupo_id) ON DELETE CASCADE;

alter table grupo_regla_usos add constraint grupo_regla_usos_campo_id_campos_id_fk FOREIGN KEY (campo_id) REFERENCES campos(id) ON DELETE RESTRICT;

alter table grupo_regla_usos add constraint grupo_regla_usos_perfil_id_perfiles_id_fk FOREIGN KEY (perfil_id) REFERENCES perfiles(id) ON DELETE RESTRICT;

alter table grupo_reglas add constraint grupo_reglas_grupo_id_grupos_id_fk FOREIGN KEY (grupo_id) REFERENCES grupos(id) ON DELETE CASCADE;

alter table grupo_miembros_idos add constraint grupo_miembros_idos_grupo_id_grupos_id_fk FOREIGN KEY (grupo_id) REFERENCES grupos(id) ON DELETE CASCADE;

alter table grupo_miembros_idos add constraint grupo_miembros_idos_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table certificados add constraint certificados_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id);

alter table certificados add constraint certificados_curso_id_cursos_id_fk FOREIGN KEY (curso_id) REFERENCES cursos(id);

alter table certificados add constraint certificados_retirado_por_usuarios_id_fk FOREIGN KEY (retirado_por) REFERENCES usuarios(id);

alter table curso_certificados add constraint curso_certificados_curso_id_cursos_id_fk FOREIGN KEY (curso_id) REFERENCES cursos(id) ON DELETE CASCADE;

alter table curso_renovaciones add constraint curso_renovaciones_curso_id_cursos_id_fk FOREIGN KEY (curso_id) REFERENCES cursos(id) ON DELETE CASCADE;

alter table progreso_pasado add constraint progreso_pasado_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE RESTRICT;

alter table progreso_pasado add constraint progreso_pasado_curso_id_cursos_id_fk FOREIGN KEY (curso_id) REFERENCES cursos(id) ON DELETE RESTRICT;

alter table rondas add constraint rondas_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table rondas add constraint rondas_curso_id_cursos_id_fk FOREIGN KEY (curso_id) REFERENCES cursos(id) ON DELETE CASCADE;

alter table rondas add constraint rondas_abierta_por_usuarios_id_fk FOREIGN KEY (abierta_por) REFERENCES usuarios(id) ON DELETE RESTRICT;

alter table certificado_diseno_versiones add constraint certificado_diseno_versiones_por_usuarios_id_fk FOREIGN KEY (por) REFERENCES usuarios(id);

alter table certificado_diseno_versiones add constraint certificado_diseno_versiones_su_diseno FOREIGN KEY (diseno_id) REFERENCES certificado_disenos(id);

alter table certificados add constraint certificados_su_diseno FOREIGN KEY (diseno_id, diseno_version) REFERENCES certificado_diseno_versiones(diseno_id, version);

alter table curso_certificados add constraint curso_certificados_diseno_id_certificado_disenos_id_fk FOREIGN KEY (diseno_id) REFERENCES certificado_disenos(id);

alter table certificado_zips add constraint certificado_zips_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table exenciones add constraint exenciones_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table exenciones add constraint exenciones_curso_id_cursos_id_fk FOREIGN KEY (curso_id) REFERENCES cursos(id) ON DELETE CASCADE;

alter table externa_carga_filas add constraint externa_carga_filas_carga_id_externa_cargas_id_fk FOREIGN KEY (carga_id) REFERENCES externa_cargas(id) ON DELETE CASCADE;

alter table externa_cargas add constraint externa_cargas_quien_usuarios_id_fk FOREIGN KEY (quien) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table externas add constraint externas_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id);

alter table externas add constraint externas_curso_id_cursos_id_fk FOREIGN KEY (curso_id) REFERENCES cursos(id);

alter table externas add constraint externas_entrada_id_catalogo_externo_id_fk FOREIGN KEY (entrada_id) REFERENCES catalogo_externo(id);

alter table externas add constraint externas_archivo_id_archivos_id_fk FOREIGN KEY (archivo_id) REFERENCES archivos(id) ON DELETE RESTRICT;

alter table externas add constraint externas_registrada_por_usuarios_id_fk FOREIGN KEY (registrada_por) REFERENCES usuarios(id);

alter table externas add constraint externas_retirada_por_usuarios_id_fk FOREIGN KEY (retirada_por) REFERENCES usuarios(id);

alter table externas add constraint externas_su_carga FOREIGN KEY (carga_id, linea) REFERENCES externa_carga_filas(carga_id, linea);

alter table progreso_pasado add constraint progreso_pasado_actividad_del_curso FOREIGN KEY (actividad_id, curso_id) REFERENCES actividades(id, curso_id) ON DELETE RESTRICT;

alter table plazos_movidos add constraint plazos_movidos_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table plazos_movidos add constraint plazos_movidos_curso_id_cursos_id_fk FOREIGN KEY (curso_id) REFERENCES cursos(id) ON DELETE CASCADE;

alter table grupo_cursos add constraint grupo_cursos_vence_campo_id_campos_id_fk FOREIGN KEY (vence_campo_id) REFERENCES campos(id) ON DELETE RESTRICT;

alter table avisos add constraint avisos_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table correos add constraint correos_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE SET NULL;

alter table avisos_preferencias add constraint avisos_preferencias_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table calendarios add constraint calendarios_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table avisos_bajas add constraint avisos_bajas_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table anuncio_lecturas add constraint anuncio_lecturas_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table anuncio_lecturas add constraint anuncio_lecturas_anuncio_id_anuncios_id_fk FOREIGN KEY (anuncio_id) REFERENCES anuncios(id) ON DELETE CASCADE;

alter table anuncios add constraint anuncios_autor_id_usuarios_id_fk FOREIGN KEY (autor_id) REFERENCES usuarios(id) ON DELETE SET NULL;

alter table anuncios add constraint anuncios_publicado_por_usuarios_id_fk FOREIGN KEY (publicado_por) REFERENCES usuarios(id) ON DELETE SET NULL;

alter table anuncios add constraint anuncios_retirado_por_usuarios_id_fk FOREIGN KEY (retirado_por) REFERENCES usuarios(id) ON DELETE SET NULL;

alter table ritmos add constraint ritmos_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table certificados_por_decir add constraint certificados_por_decir_certificado_id_certificados_id_fk FOREIGN KEY (certificado_id) REFERENCES certificados(id) ON DELETE CASCADE;

alter table avisos_plantillas add constraint avisos_plantillas_por_usuarios_id_fk FOREIGN KEY (por) REFERENCES usuarios(id) ON DELETE SET NULL;

alter table inscripciones add constraint inscripciones_vence_campo_id_campos_id_fk FOREIGN KEY (vence_campo_id) REFERENCES campos(id) ON DELETE RESTRICT;

alter table sorteos_cortos add constraint sorteos_cortos_evaluacion_id_evaluaciones_id_fk FOREIGN KEY (evaluacion_id) REFERENCES evaluaciones(id) ON DELETE CASCADE;

alter table peticiones_de_permiso add constraint peticiones_de_permiso_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table peticiones_de_permiso add constraint peticiones_de_permiso_resuelta_por_usuarios_id_fk FOREIGN KEY (resuelta_por) REFERENCES usuarios(id) ON DELETE SET NULL;

alter table intento_notas add constraint intento_notas_intento_id_intentos_id_fk FOREIGN KEY (intento_id) REFERENCES intentos(id) ON DELETE CASCADE;

alter table correcciones_abiertas add constraint correcciones_abiertas_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table sala_actos add constraint sala_actos_evaluacion_id_evaluaciones_id_fk FOREIGN KEY (evaluacion_id) REFERENCES evaluaciones(id) ON DELETE CASCADE;

alter table sala_mensajes add constraint sala_mensajes_acto_id_sala_actos_id_fk FOREIGN KEY (acto_id) REFERENCES sala_actos(id) ON DELETE CASCADE;

alter table sala_mensajes add constraint sala_mensajes_intento_id_intentos_id_fk FOREIGN KEY (intento_id) REFERENCES intentos(id) ON DELETE CASCADE;

alter table importacion_archivos add constraint importacion_archivos_importacion_id_importaciones_id_fk FOREIGN KEY (importacion_id) REFERENCES importaciones(id) ON DELETE CASCADE;

alter table importacion_lineas add constraint importacion_lineas_importacion_id_importaciones_id_fk FOREIGN KEY (importacion_id) REFERENCES importaciones(id) ON DELETE CASCADE;

alter table importacion_medios add constraint importacion_medios_importacion_id_importaciones_id_fk FOREIGN KEY (importacion_id) REFERENCES importaciones(id) ON DELETE CASCADE;

alter table importacion_medios add constraint importacion_medios_archivo_id_archivos_id_fk FOREIGN KEY (archivo_id) REFERENCES archivos(id) ON DELETE CASCADE;

alter table importaciones add constraint importaciones_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table importaciones add constraint importaciones_carpeta_id_carpetas_id_fk FOREIGN KEY (carpeta_id) REFERENCES carpetas(id) ON DELETE SET NULL;

alter table importaciones add constraint importaciones_evaluacion_id_evaluaciones_id_fk FOREIGN KEY (evaluacion_id) REFERENCES evaluaciones(id) ON DELETE SET NULL;

alter table pregunta_origenes add constraint pregunta_origenes_pregunta_id_preguntas_id_fk FOREIGN KEY (pregunta_id) REFERENCES preguntas(id) ON DELETE CASCADE;

alter table comentarios_guardados add constraint comentarios_guardados_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table comentarios_guardados add constraint comentarios_guardados_curso_id_cursos_id_fk FOREIGN KEY (curso_id) REFERENCES cursos(id) ON DELETE CASCADE;

alter table reparacion_lugares add constraint reparacion_lugares_reparacion_id_reparaciones_id_fk FOREIGN KEY (reparacion_id) REFERENCES reparaciones(id) ON DELETE CASCADE;

alter table reparacion_lugares add constraint reparacion_lugares_intento_id_intentos_id_fk FOREIGN KEY (intento_id) REFERENCES intentos(id) ON DELETE CASCADE;

alter table reparaciones add constraint reparaciones_evaluacion_id_evaluaciones_id_fk FOREIGN KEY (evaluacion_id) REFERENCES evaluaciones(id) ON DELETE CASCADE;

alter table reparaciones add constraint reparaciones_pregunta_id_preguntas_id_fk FOREIGN KEY (pregunta_id) REFERENCES preguntas(id) ON DELETE CASCADE;

alter table foto_cursos add constraint foto_cursos_foto_id_fotos_id_fk FOREIGN KEY (foto_id) REFERENCES fotos(id) ON DELETE CASCADE;

alter table foto_filas add constraint foto_filas_foto_id_fotos_id_fk FOREIGN KEY (foto_id) REFERENCES fotos(id) ON DELETE CASCADE;

alter table puerta_esperas add constraint puerta_esperas_evaluacion_id_evaluaciones_id_fk FOREIGN KEY (evaluacion_id) REFERENCES evaluaciones(id) ON DELETE CASCADE;

alter table puerta_esperas add constraint puerta_esperas_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table puertas add constraint puertas_evaluacion_id_evaluaciones_id_fk FOREIGN KEY (evaluacion_id) REFERENCES evaluaciones(id) ON DELETE CASCADE;

alter table anotaciones add constraint anotaciones_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE RESTRICT;

alter table informe_vistas add constraint informe_vistas_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table informe_vistas_usuales add constraint informe_vistas_usuales_usuario_id_usuarios_id_fk FOREIGN KEY (usuario_id) REFERENCES usuarios(id) ON DELETE CASCADE;

alter table informe_vistas_usuales add constraint informe_vistas_usuales_vista_id_informe_vistas_id_fk FOREIGN KEY (vista_id) REFERENCES informe_vistas(id) ON DELETE CASCADE;

insert into academia (zona_horaria) values ('Europe/Madrid');

insert into recibo_llave (llave)
select sha256(convert_to(string_agg(gen_random_uuid()::text, ''), 'UTF8')) from generate_series(1, 4);
