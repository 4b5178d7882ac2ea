CREATE TABLE "avisos_bajas" (
	"clave" text PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL,
	"evento" text NOT NULL,
	CONSTRAINT "avisos_bajas_una" UNIQUE("usuario_id","evento")
);
--> statement-breakpoint
ALTER TABLE "avisos_bajas" ADD CONSTRAINT "avisos_bajas_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;