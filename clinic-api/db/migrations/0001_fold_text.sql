-- As `foldText` of the contract folds. The lists of marks and capital letters are those of Unicode.
create or replace function fold_text(given text) returns text language plpgsql immutable strict parallel safe as $$
declare
  folded text := regexp_replace(given, '[\u0001-\u0008\u000e-\u001f\u007f]', '', 'g');
  marks constant text := '['
      || '\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc'
      || '\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0711\u0730-\u074a\u07a6-\u07b0\u07eb-\u07f3\u07fd\u0816-\u0819\u081b-\u0823'
      || '\u0825-\u0827\u0829-\u082d\u0859-\u085b\u0897-\u089f\u08ca-\u08e1\u08e3-\u0903\u093a-\u093c\u093e-\u094f\u0951-\u0957'
      || '\u0962\u0963\u0981-\u0983\u09bc\u09be-\u09c4\u09c7\u09c8\u09cb-\u09cd\u09d7\u09e2\u09e3\u09fe\u0a01-\u0a03\u0a3c'
      || '\u0a3e-\u0a42\u0a47\u0a48\u0a4b-\u0a4d\u0a51\u0a70\u0a71\u0a75\u0a81-\u0a83\u0abc\u0abe-\u0ac5\u0ac7-\u0ac9\u0acb-\u0acd'
      || '\u0ae2\u0ae3\u0afa-\u0aff\u0b01-\u0b03\u0b3c\u0b3e-\u0b44\u0b47\u0b48\u0b4b-\u0b4d\u0b55-\u0b57\u0b62\u0b63\u0b82'
      || '\u0bbe-\u0bc2\u0bc6-\u0bc8\u0bca-\u0bcd\u0bd7\u0c00-\u0c04\u0c3c\u0c3e-\u0c44\u0c46-\u0c48\u0c4a-\u0c4d\u0c55\u0c56'
      || '\u0c62\u0c63\u0c81-\u0c83\u0cbc\u0cbe-\u0cc4\u0cc6-\u0cc8\u0cca-\u0ccd\u0cd5\u0cd6\u0ce2\u0ce3\u0cf3\u0d00-\u0d03'
      || '\u0d3b\u0d3c\u0d3e-\u0d44\u0d46-\u0d48\u0d4a-\u0d4d\u0d57\u0d62\u0d63\u0d81-\u0d83\u0dca\u0dcf-\u0dd4\u0dd6\u0dd8-\u0ddf'
      || '\u0df2\u0df3\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u0eb1\u0eb4-\u0ebc\u0ec8-\u0ece\u0f18\u0f19\u0f35\u0f37\u0f39\u0f3e'
      || '\u0f3f\u0f71-\u0f84\u0f86\u0f87\u0f8d-\u0f97\u0f99-\u0fbc\u0fc6\u102b-\u103e\u1056-\u1059\u105e-\u1060\u1062-\u1064'
      || '\u1067-\u106d\u1071-\u1074\u1082-\u108d\u108f\u109a-\u109d\u135d-\u135f\u1712-\u1715\u1732-\u1734\u1752\u1753\u1772'
      || '\u1773\u17b4-\u17d3\u17dd\u180b-\u180d\u180f\u1885\u1886\u18a9\u1920-\u192b\u1930-\u193b\u1a17-\u1a1b\u1a55-\u1a5e'
      || '\u1a60-\u1a7c\u1a7f\u1ab0-\u1add\u1ae0-\u1aeb\u1b00-\u1b04\u1b34-\u1b44\u1b6b-\u1b73\u1b80-\u1b82\u1ba1-\u1bad\u1be6-\u1bf3'
      || '\u1c24-\u1c37\u1cd0-\u1cd2\u1cd4-\u1ce8\u1ced\u1cf4\u1cf7-\u1cf9\u1dc0-\u1dff\u20d0-\u20f0\u2cef-\u2cf1\u2d7f\u2de0-\u2dff'
      || '\u302a-\u302f\u3099\u309a\ua66f-\ua672\ua674-\ua67d\ua69e\ua69f\ua6f0\ua6f1\ua802\ua806\ua80b\ua823-\ua827\ua82c'
      || '\ua880\ua881\ua8b4-\ua8c5\ua8e0-\ua8f1\ua8ff\ua926-\ua92d\ua947-\ua953\ua980-\ua983\ua9b3-\ua9c0\ua9e5\uaa29-\uaa36'
      || '\uaa43\uaa4c\uaa4d\uaa7b-\uaa7d\uaab0\uaab2-\uaab4\uaab7\uaab8\uaabe\uaabf\uaac1\uaaeb-\uaaef\uaaf5\uaaf6\uabe3-\uabea'
      || '\uabec\uabed\ufb1e\ufe00-\ufe0f\ufe20-\ufe2f'
      || ']';
begin
  if folded ~ '[^\u0001-\u007e]' then
    folded := normalize(regexp_replace(folded, '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]', '', 'g'), NFC);
    folded := regexp_replace(folded, '[\u0009-\u000d\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000\u3164\uffa0]', ' ', 'g');
    folded := regexp_replace(folded, 'm ?\.? ?[ªᵃ]\.?', ' maria ', 'gi');
    folded := regexp_replace(folded, 'g\.?[ªᵃ]\.?', ' garcia ', 'gi');
    folded := regexp_replace(folded, 'ant\.?[ºᵒ]\.?', ' antonio ', 'gi');
    folded := translate(folded, '´΄᾽᾿῾', '''''''''''');
    folded := regexp_replace(normalize(folded, NFKD), marks, '', 'g');
    folded := translate(folded,
      'ςıłƚɫøɔđðɖɗħŧƭʈəɛɇƒɨʉƀɓǥɠƙĸɲƥʋƴɏƶȥɉɍⱥȼⱦABCDEFGHIJKLMNOPQRSTUVWXYZÆÐØÞĐĦŁŊŒŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖ'
      || 'ƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩϏϘϚϜϞϠϷϺϽϾϿЂЄЅІЈЉЊЋЏАБВ'
      || 'ГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆ'
      || 'ԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖᲉẞỺỼỾℲↃⱠⱢⱣⱤⱧⱩⱫⱭⱮⱯⱰⱲⱵⱾⱿꙀꙂꙄꙆꙈꙊꙌꙎꙐꙒ'
      || 'ꙔꙖꙘꙚꙜꙞꙠꙢꙤꙦꙨꙪꙬꚀꚂꚄꚆꚈꚊꚌꚎꚐꚒꚔꚖꚘꚚꜢꜤꜦꜨꜪꜬꜮꜲꜴꜶꜸꜺꜼꜾꝀꝂꝄꝆꝈꝊꝌꝎꝐꝒꝔꝖꝘꝚꝜꝞꝠꝢꝤꝦꝨꝪꝬꝮꝹꝻꝽꝾꞀꞂꞄꞆꞋꞍꞐꞒꞖꞘꞚꞜꞞꞠꞢꞤꞦꞨꞪꞫꞬ'
      || 'ꞭꞮꞰꞱꞲꞳꞴꞶꞸꞺꞼꞾꟀꟂꟄꟅꟆꟇꟉꟋꟌ꟎Ꟑ꟒꟔ꟖꟘꟚꟜꟵ',
      'σilllooddddhttteeefiubbggkknpvyyzzjractabcdefghijklmnopqrstuvwxyzædoþdhlŋœtbƃƅoƈddƌǝeefgɣɩ'
      || 'ikɯnɵƣpʀƨʃttʊvyzʒƹƽgƕƿȝƞȣzacltɂbuʌejɋryͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωϗϙϛϝϟϡϸϻͻͼͽђєѕіјљњћџабв'
      || 'гдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇ'
      || 'ԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆᲊßỻỽỿⅎↄⱡlᵽɽⱨⱪⱬɑɱɐɒⱳⱶȿɀꙁꙃꙅꙇꙉꙋꙍꙏꙑꙓ'
      || 'ꙕꙗꙙꙛꙝꙟꙡꙣꙥꙧꙩꙫꙭꚁꚃꚅꚇꚉꚋꚍꚏꚑꚓꚕꚗꚙꚛꜣꜥꜧꜩꜫꜭꜯꜳꜵꜷꜹꜻꜽꜿꝁꝃꝅꝇꝉꝋꝍꝏꝑꝓꝕꝗꝙꝛꝝꝟꝡꝣꝥꝧꝩꝫꝭꝯꝺꝼᵹꝿꞁꞃꞅꞇꞌɥꞑꞓꞗꞙꞛꞝꞟꞡꞣꞥꞧꞩɦɜɡ'
      || 'ɬɪʞʇʝꭓꞵꞷꞹꞻꞽꞿꟁꟃꞔʂᶎꟈꟊɤꟍ꟏ꟑꟓꟕꟗꟙꟛƛꟶ');
    folded := replace(folded, 'ß', 'ss');
    folded := replace(folded, 'æ', 'ae');
    folded := replace(folded, 'œ', 'oe');
    folded := replace(folded, 'þ', 'th');
    folded := replace(folded, 'ŋ', 'ng');
    folded := translate(folded, '‘’‚‛′‵ʹʻʼʽʾʿˈꞌ', '''''''''''''''''''''''''''''''');
    folded := regexp_replace(folded, 'l[·•‧∙⋅・](?=l)', 'l', 'g');
    folded := regexp_replace(folded, '[\u0022\u002d\u00ab\u00b7\u00bb\u058a\u05be\u1400\u1806\u2010-\u2015\u201c-\u201e\u2022\u2027\u2043\u2212\u2219\u22c5\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\u30fb\ufe31\ufe32\ufe58\ufe63\uff0d]', ' ', 'g');
  else
    folded := lower(folded collate "C");
  end if;
  folded := translate(regexp_replace(folded, '[\u0009-\u000d"-]', ' ', 'g'), '`', '''');
  folded := replace(regexp_replace(folded, '(?<![^ ])([^ ])'' +', '\1''', 'g'), '''', '');
  folded := regexp_replace(folded, 'l\.(?=l)', 'l', 'g');
  if folded ~ '[.,;:!?()\[\]]' then
    folded := regexp_replace(folded, '(?<![^ ])ma\.(?![^ ])', 'maria', 'g');
    folded := regexp_replace(folded, '[.,;:!?()\[\]]+(?![^ ])', '', 'g');
    folded := regexp_replace(folded, '(?<![^ ])[.,;:!?()\[\]]+', '', 'g');
  end if;
  if folded ~ '(?<![^ ])(fco|fca|fdez|hdez|glez|rguez|rdguez|mtnez|mtez|mdez|dguez|schez|jmnez)(?![^ ])' then
    folded := regexp_replace(folded, '(?<![^ ])fco(?![^ ])', 'francisco', 'g');
    folded := regexp_replace(folded, '(?<![^ ])fca(?![^ ])', 'francisca', 'g');
    folded := regexp_replace(folded, '(?<![^ ])fdez(?![^ ])', 'fernandez', 'g');
    folded := regexp_replace(folded, '(?<![^ ])hdez(?![^ ])', 'hernandez', 'g');
    folded := regexp_replace(folded, '(?<![^ ])glez(?![^ ])', 'gonzalez', 'g');
    folded := regexp_replace(folded, '(?<![^ ])rguez(?![^ ])', 'rodriguez', 'g');
    folded := regexp_replace(folded, '(?<![^ ])rdguez(?![^ ])', 'rodriguez', 'g');
    folded := regexp_replace(folded, '(?<![^ ])mtnez(?![^ ])', 'martinez', 'g');
    folded := regexp_replace(folded, '(?<![^ ])mtez(?![^ ])', 'martinez', 'g');
    folded := regexp_replace(folded, '(?<![^ ])mdez(?![^ ])', 'mendez', 'g');
    folded := regexp_replace(folded, '(?<![^ ])dguez(?![^ ])', 'dominguez', 'g');
    folded := regexp_replace(folded, '(?<![^ ])schez(?![^ ])', 'sanchez', 'g');
    folded := regexp_replace(folded, '(?<![^ ])jmnez(?![^ ])', 'jimenez', 'g');
  end if;
  return btrim(regexp_replace(folded, ' +', ' ', 'g'), ' ');
end
$$;--> statement-breakpoint
create or replace function phone_key(given text) returns text language sql immutable strict parallel safe as $$
  select case when dialled ~ '^(\+|00)'
      then '+' || regexp_replace(regexp_replace(dialled, '[^0-9]', '', 'g'), '^00', '')
      else regexp_replace(dialled, '[^0-9]', '', 'g') end
    from (select regexp_replace(replace(given, '(0)', ''), '[^0-9+]', '', 'g') dialled) d
$$;--> statement-breakpoint
-- safe: no release has the baseline yet, so no database that begins with it has many rows.
update patients p set
    sort_name = folded.first || E'\x1f' || folded.last,
    sort_surname = folded.last || E'\x1f' || folded.first,
    search = ' ' || concat_ws(' ', nullif(folded.first, ''), nullif(folded.last, ''), nullif(folded.dni, ''),
      nullif(folded.email, ''), nullif(phone_key(p.phone), '')) || ' '
  from (select p.id, fold_text(p.name) first, fold_text(p.surname) last,
      lower(regexp_replace(p.dni, '[^[:alnum:]]', '', 'g')) dni, fold_text(u.email) email
    from patients p join users u on u.id = p.user_id) folded
  where folded.id = p.id;--> statement-breakpoint
-- safe: no release has the baseline yet, so no database that begins with it has many rows.
update messages set search = fold_text(text) where search <> fold_text(text);--> statement-breakpoint
-- Without the words that nobody has any more.
-- safe: no release has the baseline yet, so no database that begins with it has many rows.
delete from name_words;--> statement-breakpoint
select add_name_words(array(select sort_name::text from patients));
