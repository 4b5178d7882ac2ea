CREATE TABLE "certificado_imagenes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"huella" text NOT NULL,
	"tipo" text NOT NULL,
	"ancho" integer NOT NULL,
	"alto" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"creada_en" timestamp(3) with time zone DEFAULT ahora() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificado_diseno_versiones" (
	"diseno_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"contenido" jsonb NOT NULL,
	"publicada_en" timestamp(3) with time zone DEFAULT ahora() NOT NULL,
	"por" uuid,
	CONSTRAINT "certificado_diseno_versiones_diseno_id_version_pk" PRIMARY KEY("diseno_id","version")
);
--> statement-breakpoint
CREATE TABLE "certificado_disenos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"nombre" text collate "es-x-icu" NOT NULL,
	"contenido" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"publicada" integer DEFAULT 0 NOT NULL,
	"guardado_en" timestamp(3) with time zone DEFAULT ahora() NOT NULL,
	"retirado_en" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "certificados" ADD COLUMN "diseno_id" uuid;--> statement-breakpoint
ALTER TABLE "certificados" ADD COLUMN "diseno_version" integer;--> statement-breakpoint
ALTER TABLE "curso_certificados" ADD COLUMN "diseno_id" uuid;--> statement-breakpoint
ALTER TABLE "certificado_diseno_versiones" ADD CONSTRAINT "certificado_diseno_versiones_por_usuarios_id_fk" FOREIGN KEY ("por") REFERENCES "public"."usuarios"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificado_diseno_versiones" ADD CONSTRAINT "certificado_diseno_versiones_su_diseno" FOREIGN KEY ("diseno_id") REFERENCES "public"."certificado_disenos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificado_imagenes_por_huella" ON "certificado_imagenes" USING btree ("huella");--> statement-breakpoint
ALTER TABLE "certificados" ADD CONSTRAINT "certificados_su_diseno" FOREIGN KEY ("diseno_id","diseno_version") REFERENCES "public"."certificado_diseno_versiones"("diseno_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curso_certificados" ADD CONSTRAINT "curso_certificados_diseno_id_certificado_disenos_id_fk" FOREIGN KEY ("diseno_id") REFERENCES "public"."certificado_disenos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificados_de_diseno" ON "certificados" USING btree ("diseno_id","diseno_version") WHERE "certificados"."diseno_id" is not null;--> statement-breakpoint
CREATE INDEX "curso_certificados_de_diseno" ON "curso_certificados" USING btree ("diseno_id");