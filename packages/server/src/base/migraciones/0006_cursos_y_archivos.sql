CREATE TABLE "actividad_archivos" (
	"actividad_id" uuid NOT NULL,
	"archivo_id" uuid NOT NULL,
	"curso_id" uuid NOT NULL,
	CONSTRAINT "actividad_archivos_actividad_id_archivo_id_pk" PRIMARY KEY("actividad_id","archivo_id")
);
--> statement-breakpoint
CREATE TABLE "archivos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"nombre" text NOT NULL,
	"proposito" text NOT NULL,
	"estado" text DEFAULT 'subiendo' NOT NULL,
	"tipo" text,
	"bytes" bigint NOT NULL,
	"sha256" text,
	"ancho" integer,
	"alto" integer,
	"curso_id" uuid,
	"actividad_id" uuid,
	"usuario_id" uuid NOT NULL,
	"creado_en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"listo_en" timestamp(3) with time zone,
	CONSTRAINT "archivos_de_curso" UNIQUE("id","curso_id")
);
--> statement-breakpoint
CREATE TABLE "prorrogas" (
	"usuario_id" uuid NOT NULL,
	"curso_id" uuid NOT NULL,
	"vence_en" timestamp(3) with time zone NOT NULL,
	"motivo" text NOT NULL,
	"por" uuid NOT NULL,
	"en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prorrogas_usuario_id_curso_id_pk" PRIMARY KEY("usuario_id","curso_id")
);
--> statement-breakpoint
CREATE TABLE "recordatorios" (
	"usuario_id" uuid NOT NULL,
	"curso_id" uuid NOT NULL,
	"por" uuid NOT NULL,
	"en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recordatorios_usuario_id_curso_id_pk" PRIMARY KEY("usuario_id","curso_id")
);
--> statement-breakpoint
CREATE TABLE "borradores" (
	"coleccion" text NOT NULL,
	"documento" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"base" integer NOT NULL,
	"valores" jsonb NOT NULL,
	"en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "borradores_coleccion_documento_usuario_id_pk" PRIMARY KEY("coleccion","documento","usuario_id")
);
--> statement-breakpoint
CREATE TABLE "ediciones" (
	"coleccion" text NOT NULL,
	"documento" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"desde" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ediciones_coleccion_documento_usuario_id_pk" PRIMARY KEY("coleccion","documento","usuario_id")
);
--> statement-breakpoint
CREATE TABLE "entrega_archivos" (
	"entrega_id" uuid NOT NULL,
	"archivo_id" uuid NOT NULL,
	"orden" integer NOT NULL,
	CONSTRAINT "entrega_archivos_entrega_id_archivo_id_pk" PRIMARY KEY("entrega_id","archivo_id")
);
--> statement-breakpoint
CREATE TABLE "entregas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"creado_en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"actualizado_en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"actividad_id" uuid NOT NULL,
	"curso_id" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"intento" integer NOT NULL,
	"texto" text DEFAULT '' NOT NULL,
	"estado" text DEFAULT 'borrador' NOT NULL,
	"tarde" boolean DEFAULT false NOT NULL,
	"entregada_en" timestamp(3) with time zone,
	"nota" numeric(6,2),
	"rubrica" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"comentario" text DEFAULT '' NOT NULL,
	"calificada_por" uuid,
	"calificada_en" timestamp(3) with time zone,
	CONSTRAINT "entregas_un_intento" UNIQUE("actividad_id","usuario_id","intento")
);
--> statement-breakpoint
CREATE TABLE "latidos" (
	"usuario_id" uuid NOT NULL,
	"actividad_id" uuid NOT NULL,
	"segundo" real,
	"parrafo" integer,
	"segundos" integer DEFAULT 0 NOT NULL,
	"visto" "int4multirange" DEFAULT '{}' NOT NULL,
	"duracion" integer,
	"en" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "latidos_usuario_id_actividad_id_pk" PRIMARY KEY("usuario_id","actividad_id")
);
--> statement-breakpoint
ALTER TABLE "cursos" ALTER COLUMN "imagen" SET DATA TYPE uuid USING null;--> statement-breakpoint
ALTER TABLE "actividades" ADD COLUMN "regla_minutos" integer;--> statement-breakpoint
ALTER TABLE "actividades" ADD COLUMN "regla_porcentaje" integer;--> statement-breakpoint
ALTER TABLE "actividades" ADD COLUMN "regla_nota" numeric(6,2);--> statement-breakpoint
ALTER TABLE "actividades" ADD COLUMN "oculta" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "actividades" ADD COLUMN "exige_a_terminados" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "actividades" ADD COLUMN "requisitos" jsonb DEFAULT '{"modo":"todos","condiciones":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "actividades" ADD COLUMN "disponible_desde" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "actividades" ADD COLUMN "disponible_hasta" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "actividades" ADD COLUMN "vence_en" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "cursos" ADD COLUMN "publicar_en" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "actividad_archivos" ADD CONSTRAINT "actividad_archivos_actividad" FOREIGN KEY ("actividad_id","curso_id") REFERENCES "public"."actividades"("id","curso_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "actividad_archivos" ADD CONSTRAINT "actividad_archivos_archivo" FOREIGN KEY ("archivo_id","curso_id") REFERENCES "public"."archivos"("id","curso_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archivos" ADD CONSTRAINT "archivos_curso_id_cursos_id_fk" FOREIGN KEY ("curso_id") REFERENCES "public"."cursos"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archivos" ADD CONSTRAINT "archivos_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archivos" ADD CONSTRAINT "archivos_actividad_del_curso" FOREIGN KEY ("actividad_id","curso_id") REFERENCES "public"."actividades"("id","curso_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prorrogas" ADD CONSTRAINT "prorrogas_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prorrogas" ADD CONSTRAINT "prorrogas_curso_id_cursos_id_fk" FOREIGN KEY ("curso_id") REFERENCES "public"."cursos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordatorios" ADD CONSTRAINT "recordatorios_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordatorios" ADD CONSTRAINT "recordatorios_curso_id_cursos_id_fk" FOREIGN KEY ("curso_id") REFERENCES "public"."cursos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "borradores" ADD CONSTRAINT "borradores_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ediciones" ADD CONSTRAINT "ediciones_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entrega_archivos" ADD CONSTRAINT "entrega_archivos_entrega_id_entregas_id_fk" FOREIGN KEY ("entrega_id") REFERENCES "public"."entregas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entrega_archivos" ADD CONSTRAINT "entrega_archivos_archivo_id_archivos_id_fk" FOREIGN KEY ("archivo_id") REFERENCES "public"."archivos"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entregas" ADD CONSTRAINT "entregas_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entregas" ADD CONSTRAINT "entregas_calificada_por_usuarios_id_fk" FOREIGN KEY ("calificada_por") REFERENCES "public"."usuarios"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entregas" ADD CONSTRAINT "entregas_actividad_del_curso" FOREIGN KEY ("actividad_id","curso_id") REFERENCES "public"."actividades"("id","curso_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "latidos" ADD CONSTRAINT "latidos_de_progreso" FOREIGN KEY ("usuario_id","actividad_id") REFERENCES "public"."progreso"("usuario_id","actividad_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "actividad_archivos_por_archivo" ON "actividad_archivos" USING btree ("archivo_id");--> statement-breakpoint
CREATE INDEX "archivos_por_curso" ON "archivos" USING btree ("curso_id","creado_en");--> statement-breakpoint
CREATE INDEX "archivos_por_persona" ON "archivos" USING btree ("usuario_id","proposito");--> statement-breakpoint
CREATE INDEX "archivos_a_medias" ON "archivos" USING btree ("creado_en") WHERE "archivos"."estado" = 'subiendo';--> statement-breakpoint
CREATE INDEX "prorrogas_por_curso" ON "prorrogas" USING btree ("curso_id");--> statement-breakpoint
CREATE INDEX "borradores_por_momento" ON "borradores" USING btree ("en");--> statement-breakpoint
CREATE INDEX "ediciones_por_momento" ON "ediciones" USING btree ("en");--> statement-breakpoint
CREATE INDEX "entrega_archivos_por_archivo" ON "entrega_archivos" USING btree ("archivo_id");--> statement-breakpoint
CREATE UNIQUE INDEX "entregas_una_abierta" ON "entregas" USING btree ("actividad_id","usuario_id") WHERE "entregas"."estado" in ('borrador', 'entregada');--> statement-breakpoint
CREATE INDEX "entregas_por_calificar" ON "entregas" USING btree ("entregada_en","id") WHERE "entregas"."estado" = 'entregada';--> statement-breakpoint
CREATE INDEX "entregas_por_actividad" ON "entregas" USING btree ("actividad_id","entregada_en");--> statement-breakpoint
CREATE INDEX "entregas_por_persona" ON "entregas" USING btree ("usuario_id","curso_id");--> statement-breakpoint
CREATE INDEX "cursos_programados" ON "cursos" USING btree ("publicar_en") WHERE "cursos"."estado" = 'borrador' and "cursos"."publicar_en" is not null;