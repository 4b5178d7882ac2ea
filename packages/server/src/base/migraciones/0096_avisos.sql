CREATE TABLE "avisos_de_academia" (
	"evento" text PRIMARY KEY NOT NULL,
	"correo" text NOT NULL,
	"elegible" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "avisos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"usuario_id" uuid NOT NULL,
	"aviso" text NOT NULL,
	"asunto" text NOT NULL,
	"ocasion" text NOT NULL,
	"evento" text NOT NULL,
	"curso_id" uuid,
	"datos" jsonb NOT NULL,
	"dicho" jsonb NOT NULL,
	"en" timestamp(3) with time zone DEFAULT ahora() NOT NULL,
	"leido_en" timestamp(3) with time zone,
	"modo" text NOT NULL,
	"sale_en" timestamp(3) with time zone,
	"sitio" text NOT NULL,
	"correo_id" uuid,
	CONSTRAINT "avisos_una_vez" UNIQUE("usuario_id","aviso","asunto","ocasion")
);
--> statement-breakpoint
CREATE TABLE "correos_parados" (
	"correo" text PRIMARY KEY NOT NULL,
	"motivo" text NOT NULL,
	"en" timestamp(3) with time zone DEFAULT ahora() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "correos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"usuario_id" uuid,
	"evento" text NOT NULL,
	"para" text,
	"asunto" text NOT NULL,
	"estado" text NOT NULL,
	"motivo" text,
	"intentos" smallint DEFAULT 1 NOT NULL,
	"creado_en" timestamp(3) with time zone NOT NULL,
	"en" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "avisos_preferencias" (
	"usuario_id" uuid NOT NULL,
	"evento" text NOT NULL,
	"correo" text NOT NULL,
	CONSTRAINT "avisos_preferencias_usuario_id_evento_pk" PRIMARY KEY("usuario_id","evento")
);
--> statement-breakpoint
ALTER TABLE "academia" ADD COLUMN "noche_desde" time without time zone DEFAULT '21:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "academia" ADD COLUMN "noche_hasta" time without time zone DEFAULT '08:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "academia" ADD COLUMN "hora_del_dia" time without time zone DEFAULT '08:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "avisos" ADD CONSTRAINT "avisos_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correos" ADD CONSTRAINT "correos_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avisos_preferencias" ADD CONSTRAINT "avisos_preferencias_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "avisos_por_persona" ON "avisos" USING btree ("usuario_id","en","id");--> statement-breakpoint
CREATE INDEX "avisos_sin_leer" ON "avisos" USING btree ("usuario_id") WHERE "avisos"."leido_en" is null;--> statement-breakpoint
CREATE INDEX "avisos_por_salir" ON "avisos" USING btree ("sale_en") WHERE "avisos"."sale_en" is not null;--> statement-breakpoint
CREATE INDEX "avisos_por_correo" ON "avisos" USING btree ("correo_id") WHERE "avisos"."correo_id" is not null;--> statement-breakpoint
CREATE INDEX "avisos_por_edad" ON "avisos" USING btree ("en");--> statement-breakpoint
CREATE INDEX "correos_por_dia" ON "correos" USING btree ("en","id");--> statement-breakpoint
CREATE INDEX "correos_por_persona" ON "correos" USING btree ("usuario_id");--> statement-breakpoint
CREATE INDEX "correos_sin_llegar" ON "correos" USING btree ("estado","en") WHERE "correos"."estado" <> 'entregado';