CREATE TABLE "avisos_plantillas" (
	"clave" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"asunto" text,
	"texto" text,
	"de_asunto" text NOT NULL,
	"de_texto" text NOT NULL,
	"en" timestamp(3) with time zone NOT NULL,
	"por" uuid
);
--> statement-breakpoint
ALTER TABLE "avisos_plantillas" ADD CONSTRAINT "avisos_plantillas_por_usuarios_id_fk" FOREIGN KEY ("por") REFERENCES "public"."usuarios"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "avisos_plantillas_por" ON "avisos_plantillas" USING btree ("por") WHERE "avisos_plantillas"."por" is not null;