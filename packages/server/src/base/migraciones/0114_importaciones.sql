CREATE TABLE "importacion_archivos" (
	"importacion_id" uuid PRIMARY KEY NOT NULL,
	"contenido" bytea NOT NULL
);
--> statement-breakpoint
CREATE TABLE "importacion_lineas" (
	"importacion_id" uuid NOT NULL,
	"numero" integer NOT NULL,
	"archivo" text,
	"linea" integer NOT NULL,
	"hasta" integer NOT NULL,
	"fuente" text NOT NULL,
	"origen" text,
	"huella" text,
	"carpeta" text[] DEFAULT '{}' NOT NULL,
	"titulo" text NOT NULL,
	"estado" text NOT NULL,
	"fuera" boolean DEFAULT false NOT NULL,
	"cambios" text[] DEFAULT '{}' NOT NULL,
	"porque" text,
	"mitades" json,
	"etiquetas" text[] DEFAULT '{}' NOT NULL,
	"decision" text,
	"pregunta_id" uuid,
	"resultado" text,
	"antes" json,
	CONSTRAINT "importacion_lineas_importacion_id_numero_pk" PRIMARY KEY("importacion_id","numero")
);
--> statement-breakpoint
CREATE TABLE "importacion_medios" (
	"importacion_id" uuid NOT NULL,
	"archivo_id" uuid NOT NULL,
	CONSTRAINT "importacion_medios_importacion_id_archivo_id_pk" PRIMARY KEY("importacion_id","archivo_id")
);
--> statement-breakpoint
CREATE TABLE "importaciones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL,
	"nombre" text NOT NULL,
	"formato" text NOT NULL,
	"sha256" text NOT NULL,
	"estado" text DEFAULT 'revisada' NOT NULL,
	"motivo" text,
	"carpeta_id" uuid,
	"evaluacion_id" uuid,
	"nueva" text,
	"con_carpetas" boolean DEFAULT false NOT NULL,
	"repetidas" text DEFAULT 'actualizar' NOT NULL,
	"categorias" json DEFAULT '[]'::json NOT NULL,
	"hechas" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"carpetas_creadas" uuid[] DEFAULT '{}' NOT NULL,
	"creada_en" timestamp(3) with time zone DEFAULT ahora() NOT NULL,
	"terminada_en" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "pregunta_origenes" (
	"pregunta_id" uuid PRIMARY KEY NOT NULL,
	"origen" text,
	"huella" text NOT NULL,
	"en" timestamp(3) with time zone DEFAULT ahora() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "importacion_archivos" ADD CONSTRAINT "importacion_archivos_importacion_id_importaciones_id_fk" FOREIGN KEY ("importacion_id") REFERENCES "public"."importaciones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "importacion_lineas" ADD CONSTRAINT "importacion_lineas_importacion_id_importaciones_id_fk" FOREIGN KEY ("importacion_id") REFERENCES "public"."importaciones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "importacion_medios" ADD CONSTRAINT "importacion_medios_importacion_id_importaciones_id_fk" FOREIGN KEY ("importacion_id") REFERENCES "public"."importaciones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "importacion_medios" ADD CONSTRAINT "importacion_medios_archivo_id_archivos_id_fk" FOREIGN KEY ("archivo_id") REFERENCES "public"."archivos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "importaciones" ADD CONSTRAINT "importaciones_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "importaciones" ADD CONSTRAINT "importaciones_carpeta_id_carpetas_id_fk" FOREIGN KEY ("carpeta_id") REFERENCES "public"."carpetas"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "importaciones" ADD CONSTRAINT "importaciones_evaluacion_id_evaluaciones_id_fk" FOREIGN KEY ("evaluacion_id") REFERENCES "public"."evaluaciones"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pregunta_origenes" ADD CONSTRAINT "pregunta_origenes_pregunta_id_preguntas_id_fk" FOREIGN KEY ("pregunta_id") REFERENCES "public"."preguntas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "importacion_lineas_por_pregunta" ON "importacion_lineas" USING btree ("pregunta_id") WHERE "importacion_lineas"."pregunta_id" is not null;--> statement-breakpoint
CREATE INDEX "importacion_medios_por_archivo" ON "importacion_medios" USING btree ("archivo_id");--> statement-breakpoint
CREATE INDEX "importaciones_por_persona" ON "importaciones" USING btree ("usuario_id","creada_en");--> statement-breakpoint
CREATE INDEX "importaciones_por_huella" ON "importaciones" USING btree ("sha256","creada_en");--> statement-breakpoint
CREATE INDEX "importaciones_por_carpeta" ON "importaciones" USING btree ("carpeta_id");--> statement-breakpoint
CREATE INDEX "importaciones_por_evaluacion" ON "importaciones" USING btree ("evaluacion_id");--> statement-breakpoint
CREATE INDEX "importaciones_en_marcha" ON "importaciones" USING btree ("id") WHERE "importaciones"."estado" = 'importando';--> statement-breakpoint
CREATE INDEX "importaciones_por_revisar" ON "importaciones" USING btree ("creada_en") WHERE "importaciones"."estado" in ('por_elegir', 'revisada');--> statement-breakpoint
CREATE INDEX "pregunta_origenes_por_origen" ON "pregunta_origenes" USING btree ("origen") WHERE "pregunta_origenes"."origen" is not null;--> statement-breakpoint
CREATE INDEX "pregunta_origenes_por_huella" ON "pregunta_origenes" USING btree ("huella");