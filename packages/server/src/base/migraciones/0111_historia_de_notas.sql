CREATE TABLE "intento_notas" (
	"intento_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"en" timestamp(3) with time zone DEFAULT ahora() NOT NULL,
	"por" uuid,
	"causa" text NOT NULL,
	"motivo" text DEFAULT '' NOT NULL,
	"antes" jsonb NOT NULL,
	"despues" jsonb NOT NULL,
	"lugares" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "intento_notas_intento_id_version_pk" PRIMARY KEY("intento_id","version")
);
--> statement-breakpoint
ALTER TABLE "intento_notas" ADD CONSTRAINT "intento_notas_intento_id_intentos_id_fk" FOREIGN KEY ("intento_id") REFERENCES "public"."intentos"("id") ON DELETE cascade ON UPDATE no action;