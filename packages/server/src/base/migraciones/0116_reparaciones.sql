CREATE TABLE "reparacion_lugares" (
	"reparacion_id" uuid NOT NULL,
	"intento_id" uuid NOT NULL,
	"lugar" smallint NOT NULL,
	"antes" jsonb NOT NULL,
	CONSTRAINT "reparacion_lugares_intento_id_lugar_reparacion_id_pk" PRIMARY KEY("intento_id","lugar","reparacion_id")
);
--> statement-breakpoint
CREATE TABLE "reparaciones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"evaluacion_id" uuid NOT NULL,
	"pregunta_id" uuid NOT NULL,
	"orden" smallint NOT NULL,
	"tipo" text NOT NULL,
	"clave" jsonb,
	"versiones" integer[] NOT NULL,
	"rondas_pasadas" boolean NOT NULL,
	"hacia_abajo" boolean NOT NULL,
	"grupo_ids" uuid[],
	"motivo" text NOT NULL,
	"por" uuid NOT NULL,
	"en" timestamp(3) with time zone DEFAULT ahora() NOT NULL,
	"estado" text DEFAULT 'en_curso' NOT NULL,
	"tras" uuid,
	"personas" integer NOT NULL,
	"hechas" integer DEFAULT 0 NOT NULL,
	"cambian" integer DEFAULT 0 NOT NULL,
	"aprueban" integer DEFAULT 0 NOT NULL,
	"suspenden" integer DEFAULT 0 NOT NULL,
	"terminada_en" timestamp(3) with time zone,
	"deshecha_en" timestamp(3) with time zone,
	"deshecha_por" uuid,
	"deshecha_motivo" text,
	CONSTRAINT "reparaciones_en_orden" UNIQUE("evaluacion_id","pregunta_id","orden")
);
--> statement-breakpoint
ALTER TABLE "reparacion_lugares" ADD CONSTRAINT "reparacion_lugares_reparacion_id_reparaciones_id_fk" FOREIGN KEY ("reparacion_id") REFERENCES "public"."reparaciones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reparacion_lugares" ADD CONSTRAINT "reparacion_lugares_intento_id_intentos_id_fk" FOREIGN KEY ("intento_id") REFERENCES "public"."intentos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reparaciones" ADD CONSTRAINT "reparaciones_evaluacion_id_evaluaciones_id_fk" FOREIGN KEY ("evaluacion_id") REFERENCES "public"."evaluaciones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reparaciones" ADD CONSTRAINT "reparaciones_pregunta_id_preguntas_id_fk" FOREIGN KEY ("pregunta_id") REFERENCES "public"."preguntas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reparacion_lugares_por_reparacion" ON "reparacion_lugares" USING btree ("reparacion_id","intento_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reparaciones_una_a_la_vez" ON "reparaciones" USING btree ("evaluacion_id","pregunta_id") WHERE "reparaciones"."estado" in ('en_curso', 'deshaciendo');--> statement-breakpoint
CREATE INDEX "reparaciones_por_pregunta" ON "reparaciones" USING btree ("pregunta_id");