CREATE TABLE "calendarios" (
	"usuario_id" uuid PRIMARY KEY NOT NULL,
	"huella" "bytea" NOT NULL,
	"pista" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"creada_en" timestamp(3) with time zone DEFAULT ahora() NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"dicho" "bytea",
	"dicho_en" timestamp(3) with time zone DEFAULT ahora() NOT NULL,
	CONSTRAINT "calendarios_por_huella" UNIQUE("huella")
);
--> statement-breakpoint
ALTER TABLE "calendarios" ADD CONSTRAINT "calendarios_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;