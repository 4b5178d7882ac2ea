CREATE TABLE "adaptaciones" (
	"usuario_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"factor" text NOT NULL,
	"motivo" text DEFAULT '' NOT NULL,
	"por" uuid NOT NULL,
	"en" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evaluacion_excepciones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"evaluacion_id" uuid NOT NULL,
	"usuario_id" uuid,
	"grupo_id" uuid,
	"cambios" jsonb NOT NULL,
	"motivo" text NOT NULL,
	"por" uuid NOT NULL,
	"en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "evaluacion_excepciones_una_por_persona" UNIQUE("evaluacion_id","usuario_id"),
	CONSTRAINT "evaluacion_excepciones_una_por_grupo" UNIQUE("evaluacion_id","grupo_id"),
	CONSTRAINT "evaluacion_excepciones_de_quien" CHECK (("evaluacion_excepciones"."usuario_id" is null) <> ("evaluacion_excepciones"."grupo_id" is null))
);
--> statement-breakpoint
CREATE TABLE "evaluacion_lugares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"evaluacion_id" uuid NOT NULL,
	"seccion_id" uuid NOT NULL,
	"orden" integer NOT NULL,
	"pregunta_id" uuid,
	"bajo" uuid,
	"cuantas" integer,
	"carpeta_id" uuid,
	"etiqueta" text,
	"puntos" numeric(6,2) NOT NULL,
	"resta" text,
	CONSTRAINT "evaluacion_lugares_algo" CHECK (("evaluacion_lugares"."pregunta_id" is null) = ("evaluacion_lugares"."cuantas" is not null))
);
--> statement-breakpoint
CREATE TABLE "evaluacion_secciones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"evaluacion_id" uuid NOT NULL,
	"orden" integer NOT NULL,
	"titulo" text
);
--> statement-breakpoint
CREATE TABLE "evaluacion_secretos" (
	"evaluacion_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"composicion" integer DEFAULT 0 NOT NULL,
	"contrasena" text,
	"bandas" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "intento_preguntas" (
	"intento_id" uuid NOT NULL,
	"lugar" smallint NOT NULL,
	"lugar_id" uuid NOT NULL,
	"pregunta_id" uuid NOT NULL,
	"numero" integer NOT NULL,
	"seccion" smallint NOT NULL,
	"bajo" smallint,
	"puntos" numeric(6,2) NOT NULL,
	"resta" text NOT NULL,
	"orden" jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"respuesta" jsonb,
	"guardada_en" timestamp(3) with time zone,
	"cerrada" boolean DEFAULT false NOT NULL,
	"fraccion" text,
	"regla" text DEFAULT '' NOT NULL,
	"a_mano" boolean DEFAULT false NOT NULL,
	"version_nota" integer DEFAULT 0 NOT NULL,
	"rubrica" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"comentario" text DEFAULT '' NOT NULL,
	"calificada_por" uuid,
	"calificada_en" timestamp(3) with time zone,
	CONSTRAINT "intento_preguntas_intento_id_lugar_pk" PRIMARY KEY("intento_id","lugar")
);
--> statement-breakpoint
CREATE TABLE "intento_sucesos" (
	"intento_id" uuid NOT NULL,
	"en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"tipo" text NOT NULL,
	"detalle" text DEFAULT '' NOT NULL,
	"por" uuid
);
--> statement-breakpoint
CREATE TABLE "intento_tardias" (
	"intento_id" uuid NOT NULL,
	"lugar" smallint NOT NULL,
	"revision" integer NOT NULL,
	"respuesta" jsonb,
	"equipo_en" timestamp(3) with time zone NOT NULL,
	"recibida_en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "intento_tardias_intento_id_lugar_revision_pk" PRIMARY KEY("intento_id","lugar","revision")
);
--> statement-breakpoint
CREATE TABLE "intentos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"evaluacion_id" uuid NOT NULL,
	"actividad_id" uuid NOT NULL,
	"curso_id" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"numero" smallint NOT NULL,
	"estado" text DEFAULT 'en_curso' NOT NULL,
	"practica" boolean DEFAULT false NOT NULL,
	"heredado" boolean DEFAULT false NOT NULL,
	"empezado_en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"vence_en" timestamp(3) with time zone,
	"limite" timestamp(3) with time zone,
	"tolerancia_segundos" integer DEFAULT 5 NOT NULL,
	"gracia_minutos" integer DEFAULT 60 NOT NULL,
	"al_vencer" text DEFAULT 'entregar' NOT NULL,
	"por_pagina" integer,
	"secuencial" boolean DEFAULT false NOT NULL,
	"secciones" text[] DEFAULT '{}' NOT NULL,
	"alcanzada" smallint DEFAULT 0 NOT NULL,
	"epoca" integer DEFAULT 1 NOT NULL,
	"pestana" text DEFAULT '' NOT NULL,
	"equipo" text DEFAULT '' NOT NULL,
	"visto_en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"entregado_en" timestamp(3) with time zone,
	"causa" text,
	"sin_recibir" smallint[] DEFAULT '{}' NOT NULL,
	"respondidas" smallint DEFAULT 0 NOT NULL,
	"nota" numeric(6,2),
	"provisional" boolean DEFAULT false NOT NULL,
	"codigo" text,
	"anulado_en" timestamp(3) with time zone,
	"anulado_por" uuid,
	"motivo" text,
	CONSTRAINT "intentos_un_numero" UNIQUE("evaluacion_id","usuario_id","numero")
);
--> statement-breakpoint
CREATE TABLE "carpetas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"creado_en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"actualizado_en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"padre_id" uuid,
	"curso_id" uuid,
	"nombre" text collate "es-x-icu" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pregunta_archivos" (
	"pregunta_id" uuid NOT NULL,
	"archivo_id" uuid NOT NULL,
	CONSTRAINT "pregunta_archivos_pregunta_id_archivo_id_pk" PRIMARY KEY("pregunta_id","archivo_id")
);
--> statement-breakpoint
CREATE TABLE "pregunta_claves" (
	"pregunta_id" uuid NOT NULL,
	"numero" integer NOT NULL,
	"clave" jsonb NOT NULL,
	CONSTRAINT "pregunta_claves_pregunta_id_numero_pk" PRIMARY KEY("pregunta_id","numero")
);
--> statement-breakpoint
CREATE TABLE "pregunta_versiones" (
	"pregunta_id" uuid NOT NULL,
	"numero" integer NOT NULL,
	"publica" jsonb NOT NULL,
	"en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"por" uuid NOT NULL,
	CONSTRAINT "pregunta_versiones_pregunta_id_numero_pk" PRIMARY KEY("pregunta_id","numero")
);
--> statement-breakpoint
CREATE TABLE "preguntas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"creado_en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"actualizado_en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"carpeta_id" uuid NOT NULL,
	"curso_id" uuid,
	"tipo" text NOT NULL,
	"etiquetas" text[] DEFAULT '{}' NOT NULL,
	"numero" integer DEFAULT 1 NOT NULL,
	"texto" text DEFAULT '' NOT NULL,
	"fallos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"borrador_publica" jsonb,
	"borrador_clave" jsonb,
	"borrador_en" timestamp(3) with time zone,
	"borrador_por" uuid,
	"eliminada_en" timestamp(3) with time zone,
	"eliminada_por" uuid
);
--> statement-breakpoint
ALTER TABLE "evaluaciones" ALTER COLUMN "revision" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "evaluaciones" ALTER COLUMN "revision" SET DATA TYPE jsonb USING jsonb_build_object(
	'durante', '[]'::jsonb,
	'al_entregar', case "revision" when 'al_entregar' then '["nota","respuestas","aciertos","correctas","explicaciones","comentario"]'::jsonb else '["nota","comentario"]'::jsonb end,
	'mas_tarde', case "revision" when 'al_entregar' then '["nota","respuestas","aciertos","correctas","explicaciones","comentario"]'::jsonb else '["nota","comentario"]'::jsonb end,
	'al_cerrar', case "revision" when 'nunca' then '["nota","comentario"]'::jsonb else '["nota","respuestas","aciertos","correctas","explicaciones","comentario"]'::jsonb end);--> statement-breakpoint
UPDATE "evaluaciones" SET "al_vencer" = 'anular' WHERE "al_vencer" = 'descartar';--> statement-breakpoint
ALTER TABLE "evaluaciones" ADD COLUMN "parar_al_aprobar" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "evaluaciones" ADD COLUMN "tolerancia_segundos" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "evaluaciones" ADD COLUMN "gracia_minutos" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "evaluaciones" ADD COLUMN "resta" text DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "evaluaciones" ADD COLUMN "por_pagina" integer;--> statement-breakpoint
UPDATE "evaluaciones" SET "por_pagina" = 1;--> statement-breakpoint
ALTER TABLE "evaluaciones" ADD COLUMN "secuencial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "evaluaciones" ADD COLUMN "practica" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "evaluaciones" ADD COLUMN "declaracion" text;--> statement-breakpoint
ALTER TABLE "adaptaciones" ADD CONSTRAINT "adaptaciones_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluacion_excepciones" ADD CONSTRAINT "evaluacion_excepciones_evaluacion_id_evaluaciones_id_fk" FOREIGN KEY ("evaluacion_id") REFERENCES "public"."evaluaciones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluacion_excepciones" ADD CONSTRAINT "evaluacion_excepciones_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluacion_excepciones" ADD CONSTRAINT "evaluacion_excepciones_grupo_id_grupos_id_fk" FOREIGN KEY ("grupo_id") REFERENCES "public"."grupos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluacion_lugares" ADD CONSTRAINT "evaluacion_lugares_evaluacion_id_evaluaciones_id_fk" FOREIGN KEY ("evaluacion_id") REFERENCES "public"."evaluaciones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluacion_lugares" ADD CONSTRAINT "evaluacion_lugares_seccion_id_evaluacion_secciones_id_fk" FOREIGN KEY ("seccion_id") REFERENCES "public"."evaluacion_secciones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluacion_lugares" ADD CONSTRAINT "evaluacion_lugares_pregunta_id_preguntas_id_fk" FOREIGN KEY ("pregunta_id") REFERENCES "public"."preguntas"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluacion_lugares" ADD CONSTRAINT "evaluacion_lugares_carpeta_id_carpetas_id_fk" FOREIGN KEY ("carpeta_id") REFERENCES "public"."carpetas"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluacion_secciones" ADD CONSTRAINT "evaluacion_secciones_evaluacion_id_evaluaciones_id_fk" FOREIGN KEY ("evaluacion_id") REFERENCES "public"."evaluaciones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluacion_secretos" ADD CONSTRAINT "evaluacion_secretos_evaluacion_id_evaluaciones_id_fk" FOREIGN KEY ("evaluacion_id") REFERENCES "public"."evaluaciones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intento_preguntas" ADD CONSTRAINT "intento_preguntas_intento_id_intentos_id_fk" FOREIGN KEY ("intento_id") REFERENCES "public"."intentos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intento_preguntas" ADD CONSTRAINT "intento_preguntas_pregunta_id_preguntas_id_fk" FOREIGN KEY ("pregunta_id") REFERENCES "public"."preguntas"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intento_sucesos" ADD CONSTRAINT "intento_sucesos_intento_id_intentos_id_fk" FOREIGN KEY ("intento_id") REFERENCES "public"."intentos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intento_tardias" ADD CONSTRAINT "intento_tardias_intento_id_intentos_id_fk" FOREIGN KEY ("intento_id") REFERENCES "public"."intentos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intentos" ADD CONSTRAINT "intentos_evaluacion_id_evaluaciones_id_fk" FOREIGN KEY ("evaluacion_id") REFERENCES "public"."evaluaciones"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intentos" ADD CONSTRAINT "intentos_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intentos" ADD CONSTRAINT "intentos_actividad_del_curso" FOREIGN KEY ("actividad_id","curso_id") REFERENCES "public"."actividades"("id","curso_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carpetas" ADD CONSTRAINT "carpetas_padre_id_carpetas_id_fk" FOREIGN KEY ("padre_id") REFERENCES "public"."carpetas"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carpetas" ADD CONSTRAINT "carpetas_curso_id_cursos_id_fk" FOREIGN KEY ("curso_id") REFERENCES "public"."cursos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pregunta_archivos" ADD CONSTRAINT "pregunta_archivos_pregunta_id_preguntas_id_fk" FOREIGN KEY ("pregunta_id") REFERENCES "public"."preguntas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pregunta_archivos" ADD CONSTRAINT "pregunta_archivos_archivo_id_archivos_id_fk" FOREIGN KEY ("archivo_id") REFERENCES "public"."archivos"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pregunta_claves" ADD CONSTRAINT "pregunta_claves_pregunta_id_preguntas_id_fk" FOREIGN KEY ("pregunta_id") REFERENCES "public"."preguntas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pregunta_versiones" ADD CONSTRAINT "pregunta_versiones_pregunta_id_preguntas_id_fk" FOREIGN KEY ("pregunta_id") REFERENCES "public"."preguntas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preguntas" ADD CONSTRAINT "preguntas_carpeta_id_carpetas_id_fk" FOREIGN KEY ("carpeta_id") REFERENCES "public"."carpetas"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preguntas" ADD CONSTRAINT "preguntas_curso_id_cursos_id_fk" FOREIGN KEY ("curso_id") REFERENCES "public"."cursos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evaluacion_excepciones_de_persona" ON "evaluacion_excepciones" USING btree ("usuario_id");--> statement-breakpoint
CREATE INDEX "evaluacion_excepciones_de_grupo" ON "evaluacion_excepciones" USING btree ("grupo_id");--> statement-breakpoint
CREATE INDEX "evaluacion_lugares_en_orden" ON "evaluacion_lugares" USING btree ("evaluacion_id","orden");--> statement-breakpoint
CREATE INDEX "evaluacion_lugares_por_pregunta" ON "evaluacion_lugares" USING btree ("pregunta_id");--> statement-breakpoint
CREATE INDEX "evaluacion_lugares_por_carpeta" ON "evaluacion_lugares" USING btree ("carpeta_id");--> statement-breakpoint
CREATE INDEX "evaluacion_secciones_en_orden" ON "evaluacion_secciones" USING btree ("evaluacion_id","orden");--> statement-breakpoint
CREATE INDEX "intento_preguntas_por_pregunta" ON "intento_preguntas" USING btree ("pregunta_id","numero");--> statement-breakpoint
CREATE INDEX "intento_preguntas_por_calificar" ON "intento_preguntas" USING btree ("intento_id") WHERE "intento_preguntas"."a_mano" and "intento_preguntas"."cerrada" and "intento_preguntas"."fraccion" is null;--> statement-breakpoint
CREATE INDEX "intento_sucesos_en_orden" ON "intento_sucesos" USING btree ("intento_id","en");--> statement-breakpoint
CREATE INDEX "intento_tardias_por_fecha" ON "intento_tardias" USING btree ("recibida_en");--> statement-breakpoint
CREATE UNIQUE INDEX "intentos_uno_abierto" ON "intentos" USING btree ("evaluacion_id","usuario_id") WHERE "intentos"."estado" in ('en_curso', 'vencido');--> statement-breakpoint
CREATE INDEX "intentos_por_vencer" ON "intentos" USING btree ("limite") WHERE "intentos"."estado" in ('en_curso', 'vencido');--> statement-breakpoint
CREATE INDEX "intentos_por_persona" ON "intentos" USING btree ("usuario_id","curso_id");--> statement-breakpoint
CREATE INDEX "intentos_por_evaluacion" ON "intentos" USING btree ("evaluacion_id","entregado_en","id");--> statement-breakpoint
CREATE UNIQUE INDEX "intentos_por_codigo" ON "intentos" USING btree ("codigo");--> statement-breakpoint
CREATE UNIQUE INDEX "carpetas_un_nombre" ON "carpetas" USING btree (coalesce("padre_id", "curso_id", '00000000-0000-0000-0000-000000000000'::uuid),lower("nombre"));--> statement-breakpoint
CREATE INDEX "carpetas_por_curso" ON "carpetas" USING btree ("curso_id");--> statement-breakpoint
CREATE INDEX "carpetas_por_padre" ON "carpetas" USING btree ("padre_id");--> statement-breakpoint
CREATE INDEX "pregunta_archivos_por_archivo" ON "pregunta_archivos" USING btree ("archivo_id");--> statement-breakpoint
CREATE INDEX "preguntas_por_carpeta" ON "preguntas" USING btree ("carpeta_id","actualizado_en","id");--> statement-breakpoint
CREATE INDEX "preguntas_por_curso" ON "preguntas" USING btree ("curso_id");--> statement-breakpoint
CREATE INDEX "preguntas_por_fecha" ON "preguntas" USING btree ("actualizado_en","id");--> statement-breakpoint
CREATE INDEX "preguntas_por_etiqueta" ON "preguntas" USING gin ("etiquetas");--> statement-breakpoint
CREATE INDEX "preguntas_por_palabra" ON "preguntas" USING gin (llano("texto") gin_trgm_ops);