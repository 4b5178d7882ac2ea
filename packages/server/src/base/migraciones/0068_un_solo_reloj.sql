-- The moment at which things are done. A unit of work says its own with `begin` (packages/server/src/platform/db/transaction.ts),
-- so that all that it writes is of one moment, the one that its rules saw; whatever only reads goes by the server's clock.
create or replace function ahora() returns timestamptz language sql stable parallel safe
  return coalesce(nullif(current_setting('catedra.ahora', true), '')::timestamptz, now());--> statement-breakpoint
-- What was edited is kept as data: what wrote it in words, and took the words apart, goes.
drop function if exists frase_contraria(text);--> statement-breakpoint
drop function if exists motivo_en_palabras(jsonb);--> statement-breakpoint
drop function if exists avance_tras_editar(uuid, text[]);--> statement-breakpoint
ALTER TABLE "actividades_pendientes" ALTER COLUMN "en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "actividades" ALTER COLUMN "creado_en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "actividades" ALTER COLUMN "actualizado_en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "archivos" ALTER COLUMN "creado_en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "campos" ALTER COLUMN "creado_en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "campos" ALTER COLUMN "actualizado_en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "carga_mapeos" ALTER COLUMN "usado_en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "cargas" ALTER COLUMN "creada_en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "cursos" ALTER COLUMN "creado_en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "cursos" ALTER COLUMN "actualizado_en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "inscripciones" ALTER COLUMN "desde" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "prorrogas" ALTER COLUMN "en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "recordatorios" ALTER COLUMN "en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "borradores" ALTER COLUMN "en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "ediciones" ALTER COLUMN "desde" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "ediciones" ALTER COLUMN "en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "entregas_avisadas" ALTER COLUMN "en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "entregas" ALTER COLUMN "creado_en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "entregas" ALTER COLUMN "actualizado_en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "adaptaciones" ALTER COLUMN "en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "evaluacion_excepciones" ALTER COLUMN "en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "evaluaciones" ALTER COLUMN "creado_en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "evaluaciones" ALTER COLUMN "actualizado_en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "feedback" ALTER COLUMN "creado_en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "feedback" ALTER COLUMN "actualizado_en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "grupo_cursos" ALTER COLUMN "desde" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "grupo_fuera" ALTER COLUMN "desde" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "grupo_miembros_idos" ALTER COLUMN "desde" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "grupo_miembros" ALTER COLUMN "desde" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "grupo_reglas" ALTER COLUMN "guardada_en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "grupo_tutores" ALTER COLUMN "desde" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "grupos" ALTER COLUMN "creado_en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "grupos" ALTER COLUMN "actualizado_en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "intento_sucesos" ALTER COLUMN "en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "intento_tardias" ALTER COLUMN "recibida_en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "intentos" ALTER COLUMN "empezado_en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "intentos" ALTER COLUMN "visto_en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "papelera" ALTER COLUMN "en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "paquetes" ALTER COLUMN "creado_en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "perfiles" ALTER COLUMN "creado_en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "perfiles" ALTER COLUMN "actualizado_en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "carpetas" ALTER COLUMN "creado_en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "carpetas" ALTER COLUMN "actualizado_en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "pregunta_versiones" ALTER COLUMN "en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "preguntas" ALTER COLUMN "creado_en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "preguntas" ALTER COLUMN "actualizado_en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "curso_avance" ALTER COLUMN "iniciado_en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "curso_avance" ALTER COLUMN "ultima_vez" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "excepciones" ALTER COLUMN "en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "latidos" ALTER COLUMN "gastado_hasta" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "latidos" ALTER COLUMN "en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "progreso" ALTER COLUMN "creado_en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "progreso" ALTER COLUMN "actualizado_en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "progreso" ALTER COLUMN "iniciado_en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "identidades" ALTER COLUMN "desde" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "navegadores" ALTER COLUMN "visto_en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "sesiones" ALTER COLUMN "creada_en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "sesiones" ALTER COLUMN "vista_en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "usuarios" ALTER COLUMN "creado_en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "usuarios" ALTER COLUMN "actualizado_en" SET DEFAULT ahora();--> statement-breakpoint
ALTER TABLE "cambios" ALTER COLUMN "en" SET DEFAULT ahora();
