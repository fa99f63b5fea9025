extension PageStyle {
  /// The rules of elements without classes, and of general classes.
  static let base: StaticString = """
    *,::before,::after{box-sizing:border-box}
    [hidden]{display:none!important}
    html{-webkit-text-size-adjust:100%;text-size-adjust:100%;\
    scroll-padding-top:calc(var(--padding-xxxl) + var(--padding-l))}
    body{margin:0;background:var(--colors-ground);color:var(--colors-ink);font:var(--fonts-body);overflow-wrap:anywhere;
      -webkit-font-smoothing:antialiased}
    h1,h2,h3,h4,h5,h6,p,dl,dd,ul,ol,figure,fieldset{margin:0;padding:0;border:0;min-width:0}
    ul,ol{list-style:none}
    a{color:var(--colors-accent);text-underline-offset:.2em;text-decoration-thickness:var(--borders-line)}
    code,kbd{font:var(--fonts-code)}
    :focus-visible{outline:var(--sizes-focus) solid var(--colors-accent);outline-offset:var(--padding-tiny)}
    main:focus{outline:0}
    .unseen{position:absolute;width:var(--padding-hair);height:var(--padding-hair);overflow:hidden;clip-path:inset(50%);
      white-space:nowrap}
    .skip{position:absolute;left:var(--padding-l);top:var(--padding-l);z-index:3;\
    padding:var(--padding-s) var(--padding-m);
      background:var(--colors-paper);border-radius:var(--radii-control);transform:translateY(-300%)}
    .skip:focus{transform:none}
    .on-light,.on-dark{background:var(--colors-paper);color:var(--colors-ink)}

    """

  /// The rules of the page's heading, tools, navigation and content.
  static let frame: StaticString = """
    .masthead,.tools,.frame,.colophon{width:100%;max-width:var(--sizes-page);margin-inline:auto;\
    padding-inline:var(--padding-xxl)}
    .masthead{padding-block:var(--padding-xxl) var(--padding-l)}
    .kind{font:var(--fonts-label);letter-spacing:var(--fonts-label-spacing);color:var(--colors-inkSoft)}
    h1{font:var(--fonts-display);letter-spacing:var(--fonts-display-spacing);text-wrap:balance;\
    margin-top:var(--padding-xs)}
    .facts{display:flex;flex-wrap:wrap;gap:var(--padding-m) var(--padding-xxl);margin-top:var(--padding-xl)}
    .facts dt{font:var(--fonts-label);letter-spacing:var(--fonts-label-spacing);color:var(--colors-inkSoft)}
    .facts dd{margin-top:var(--padding-tiny)}
    .remark{display:block;font:var(--fonts-small);color:var(--colors-inkSoft)}
    .tools{display:none;position:sticky;top:0;z-index:2;align-items:center;gap:var(--padding-m) var(--padding-l);
      padding-block:var(--padding-m);background:var(--colors-ground)}
    .scripted .tools{display:flex}
    .find{position:relative;flex:0 1 var(--sizes-field)}
    .find input,.modes select{width:100%;height:var(--sizes-target);padding-inline:var(--padding-m);\
    font:var(--fonts-body);
      color:inherit;background:var(--colors-paper);border:var(--borders-line) solid var(--colors-edge);
      border-radius:var(--radii-control)}
    .find input::placeholder{color:var(--colors-inkSoft);opacity:1}
    .find kbd{position:absolute;inset-block:0;right:var(--padding-m);display:flex;align-items:center;\
    color:var(--colors-inkSoft);
      pointer-events:none}
    .find input:focus~kbd,.find input:not(:placeholder-shown)~kbd{display:none}
    #count{font:var(--fonts-small);color:var(--colors-inkSoft);white-space:nowrap}
    .modes{margin-inline-start:auto}
    fieldset.modes{display:flex;max-width:100%;overflow-x:auto;background:var(--colors-raised);\
    padding:var(--padding-tiny);
      border-radius:var(--radii-control)}
    .modes label{position:relative;flex:none}
    .modes input{position:absolute;inset:0;opacity:0;margin:0;cursor:pointer}
    .modes label span:not(.unseen){display:flex;align-items:center;height:calc(var(--sizes-target) - var(--padding-xs));
      padding-inline:var(--padding-m);font:var(--fonts-small);\
    border-radius:calc(var(--radii-control) - var(--padding-tiny));
      color:var(--colors-inkSoft);white-space:nowrap}
    .modes :checked+span:not(.unseen){background:var(--colors-card);color:var(--colors-ink);
      box-shadow:0 var(--padding-hair) var(--padding-tiny) var(--colors-shade)}
    .modes :focus-visible+span{outline:var(--sizes-focus) solid var(--colors-accent);\
    outline-offset:calc(-1*var(--padding-tiny))}
    .frame{display:flex;align-items:flex-start;gap:var(--padding-xxl)}
    .site ul{display:flex;flex-wrap:wrap;gap:var(--padding-xs) var(--padding-s);width:100%;max-width:var(--sizes-page);
      margin-inline:auto;padding:var(--padding-m) var(--padding-xxl) 0}
    .frame>nav{position:sticky;top:var(--padding-xxxl);flex:0 0 var(--sizes-sidebar);\
    max-height:calc(100vh - var(--padding-xxxl));
      overflow-y:auto;padding-block:var(--padding-l);font:var(--fonts-small)}
    nav summary{cursor:pointer;color:var(--colors-inkSoft)}
    #contents>summary{display:none}
    nav li{position:relative}
    nav a{display:flex;justify-content:space-between;align-items:baseline;gap:var(--padding-s);min-width:0;\
    padding:var(--padding-tiny) var(--padding-s);color:var(--colors-inkSoft);text-decoration:none;
      border-radius:var(--radii-chip);overflow-wrap:break-word}
    nav a:hover{color:var(--colors-ink);background:var(--colors-raised)}
    nav a[aria-current]{color:var(--colors-ink);font-weight:600;background:var(--colors-raised)}
    nav li>a+details{padding-inline-start:var(--padding-l)}
    nav li:has(>details)>a{padding-inline-start:var(--padding-xl)}
    nav li>details>summary{position:absolute;top:0;inset-inline-start:0;width:var(--sizes-chip);\
    height:var(--sizes-chip);
      list-style:none;text-align:center;border-radius:var(--radii-chip)}
    nav li>details>summary::-webkit-details-marker{display:none}
    nav li>details>summary::before{content:"›";display:block}
    nav li>details[open]>summary::before{rotate:90deg}
    .count{font:var(--fonts-small);color:var(--colors-inkSoft);font-variant-numeric:tabular-nums}
    main{flex:1 1 0;min-width:0;padding-bottom:var(--padding-xxxl)}
    main>section{padding-top:var(--padding-l);margin-bottom:var(--padding-xxl)}
    h2{font:var(--fonts-title);letter-spacing:var(--fonts-title-spacing)}
    .lead{max-width:var(--sizes-measure);color:var(--colors-inkSoft);margin-top:var(--padding-xs)}
    #nothing{padding-block:var(--padding-xxl);color:var(--colors-inkSoft)}
    .colophon{padding-block:var(--padding-xl);font:var(--fonts-small);color:var(--colors-inkSoft)}
    @media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}

    """

  /// The additional rules for windows that are too narrow for the navigation at the side.
  static let narrow: StaticString = """
    .masthead,.tools,.frame,.colophon{padding-inline:var(--padding-xl)}
    .frame{display:block}
    .frame>nav{position:static;max-height:none;padding-block:var(--padding-s)}
    .site ul{padding-inline:var(--padding-xl)}
    #contents>summary{display:list-item;min-height:var(--sizes-chip)}
    #contents>ul{columns:var(--sizes-card);padding-top:var(--padding-s)}
    #contents>ul>li{break-inside:avoid}

    """

  /// The additional rules for phones.
  static let phone: StaticString = """
    .masthead,.tools,.frame,.colophon{padding-inline:var(--padding-l)}
    .masthead{padding-block:var(--padding-xxl) var(--padding-l)}
    .site ul{padding-inline:var(--padding-l)}
    h1{font:var(--fonts-displaySmall);letter-spacing:var(--fonts-displaySmall-spacing)}
    .tools{position:static;flex-wrap:wrap}
    .find{flex:1 1 auto}
    .modes{margin-inline-start:0}

    """

  /// The additional rules for printing.
  static let printed: StaticString = """
    @media print{.scripted .tools,nav,.skip{display:none}body{background:none}.frame{display:block}
    main>section{break-before:auto}}

    """
}
