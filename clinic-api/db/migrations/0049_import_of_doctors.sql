CREATE TABLE "imported_doctors" (
	"import_id" text NOT NULL,
	"staff_id" text NOT NULL,
	"invited_at" timestamp with time zone,
	CONSTRAINT "imported_doctors_pk" PRIMARY KEY("import_id","staff_id")
);
--> statement-breakpoint
ALTER TABLE "imported_doctors" ADD CONSTRAINT "imported_doctors_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_doctors" ADD CONSTRAINT "imported_doctors_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_doctors_staff" ON "imported_doctors" USING btree ("staff_id");