CREATE TABLE "actividades_pendientes" (
	"actividad_id" uuid PRIMARY KEY NOT NULL,
	"curso_id" uuid NOT NULL,
	"campos" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"eliminar" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"por" uuid NOT NULL,
	"en" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "actividades" ADD COLUMN "lista" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "actividades_pendientes" ADD CONSTRAINT "actividades_pendientes_actividad_id_actividades_id_fk" FOREIGN KEY ("actividad_id") REFERENCES "public"."actividades"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "actividades_pendientes" ADD CONSTRAINT "actividades_pendientes_curso_id_cursos_id_fk" FOREIGN KEY ("curso_id") REFERENCES "public"."cursos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "actividades_pendientes_por_curso" ON "actividades_pendientes" USING btree ("curso_id");